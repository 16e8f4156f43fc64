import { setImmediate } from 'node:timers/promises'
import { HttpError } from '#server/http/http-error.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { split } from './mirror-change.ts'
import type { MirrorStore } from './mirror.store.ts'
import type { MirrorFeed } from './mirror-feed.ts'

/** A store in memory. */
export interface Standby {
  readonly store: MirrorStore
  close(): Promise<void>
}

/** The store that is read and written: the lasting one, or one in memory while that has no room. */
export interface MirrorStores {
  readonly lasting: MirrorStore
  readonly active: MirrorStore
  /** Whether the active one is in memory. */
  readonly standsIn: boolean
  /** Makes a complete copy in memory the active store. @throws when the lake cannot be asked */
  standIn(): Promise<void>
  /** Makes the lasting store the active one again, and drops the copy in memory. */
  comeBack(): Promise<void>
}

const BATCH = 100

/** Whether a write failed for want of room. */
export const isFull = (error: unknown) =>
  error instanceof HttpError && error.code === 'insufficient_storage'

async function fill(
  store: MirrorStore,
  source: Pick<MirrorFeed, 'revisions' | 'documents'>,
): Promise<void> {
  const ids = [...(await source.revisions(COPIED_TYPES)).keys()]
  for (let start = 0; start < ids.length; start += BATCH) {
    const documents = await source.documents(ids.slice(start, start + BATCH))
    const { present } = split(documents.map((after) => ({ id: after._id, after })))
    await store.write(present, [])
    // What is asked of the process meanwhile is answered between two batches.
    await setImmediate()
  }
}

/** Two stores, one of which is active. `open` opens an empty one in memory. */
export function createMirrorStores(
  lasting: MirrorStore,
  open: () => Promise<Standby>,
  source: Pick<MirrorFeed, 'revisions' | 'documents'>,
): MirrorStores {
  let standby: Standby | undefined
  const drop = async () => {
    const dropped = standby
    standby = undefined
    await dropped?.close()
  }
  return {
    lasting,
    get active() {
      return standby?.store ?? lasting
    },
    get standsIn() {
      return standby !== undefined
    },
    standIn: async () => {
      const opened = await open()
      try {
        await fill(opened.store, source)
      } catch (error) {
        await opened.close()
        throw error
      }
      await drop()
      standby = opened
    },
    comeBack: drop,
  }
}
