import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#server/lake/types.ts'
import { SITE_TYPES, type PublicChange } from '#shared/content/change-tags.ts'
import {
  EVERYTHING,
  split,
  summary,
  type MirrorChange,
  type MirrorFeedChange,
} from './mirror-change.ts'
import type { MirrorStore } from './mirror.store.ts'
import { isMirrored, isMirroredId, toPublicChange } from './mirrored-document.ts'
import { createReconciler } from './reconciler.ts'

/** The lake as the mirror needs it. */
export interface MirrorFeed {
  follow(listener: {
    changed(changes: readonly MirrorFeedChange[]): void
    live(complete: boolean): void
    lost(): void
  }): { readonly close: () => void; readonly restart: () => void }
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

export interface MirrorOptions {
  readonly store: MirrorStore
  readonly feed: MirrorFeed
  /** Tells one lake from another: a copy of another lake is thrown away. */
  readonly source: string
  readonly log: Log
  /** Pause between reconciles, milliseconds; 60,000 unless told. */
  readonly reconcileEveryMs?: number
  /** Pause before a failed reconcile is tried again, milliseconds; 2,000 unless told. */
  readonly retryMs?: number
}

/** The copy of the lake that REST reads. */
export interface Mirror {
  /** Follows the lake; settles when the first reconcile has ended, well or not. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Begins to follow anew and compares everything: for when the lake comes back. */
  catchUp(): void
  /** In embedded mode told before the write that made the change is answered. Gives the function that ends it. */
  onChange(listener: (change: MirrorChange) => void): () => void
  /** Reads after everything told so far is written. @throws HttpError `unavailable` while the copy was never complete */
  read<T>(work: (store: MirrorStore) => Promise<T>): Promise<T>
  /** Takes note of documents that somebody has just read from the lake: its listener may tell of them later. */
  note(documents: readonly MirrorFeedChange[]): Promise<void>
  /**
   * Shows staff, until the lake tells otherwise, an article as it will be: `copy` is its editing copy, undefined once it
   * is gone. Visitors notice nothing.
   */
  foresee(id: string, copy: LakeDocument | undefined): Promise<void>
  /** Hides a published document from visitors, before the lake can be told, until {@link Mirror.unhide}. */
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  /** Tells whether visitors may see an asset: a document that they see uses it. @throws HttpError as {@link Mirror.read} */
  isPublicAsset(assetId: string): Promise<boolean>
  /** Whether anything is hidden from visitors that the lake would still show. */
  readonly hides: boolean
  /** Tells whether a document must not be shown although the copy has it: its removal could not be written yet. */
  isWithheld(id: string): boolean
  readonly status: {
    /** It has been complete at least once. */
    readonly filled: boolean
    /** Changes are being told and none was missed. */
    readonly current: boolean
  }
}

/** Documents that are asked of the lake at once. */
const FETCH_BATCH = 100

const RETRY_AFTER = '5'

/** A mirror over the tables of `store`, kept in step with the lake behind `feed`. */
export function createMirror(options: MirrorOptions): Mirror {
  const { store, feed, log } = options
  const listeners = new Set<(change: MirrorChange) => void>()
  const withheld = new Set<string>()
  const hidden = new Set<string>()
  let filled = false
  let live = false
  let reconciled = false
  let following: ReturnType<MirrorFeed['follow']> | undefined
  /** Ids told of while a reconcile compares: what it found out about them is already old. */
  let touched: Set<string> | undefined
  let queue: Promise<void> = Promise.resolve()

  const emit = (change: MirrorChange) => {
    for (const listener of listeners) listener(change)
  }
  const emitChanges = (changes: readonly PublicChange[]) => {
    const visible = changes.filter(({ publicBefore, publicAfter }) => publicBefore || publicAfter)
    if (visible.length > 0) emit(summary(visible))
  }

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  /** Writes changes whose order matters. What could not be written is withheld until a reconcile has made up for it. */
  const write = async (changes: readonly MirrorFeedChange[]) => {
    const { present, absent } = split(changes)
    try {
      await store.write(present, absent)
      for (const { id } of changes) withheld.delete(id)
    } catch (error) {
      for (const { id, after } of changes) {
        if (after === undefined || !toPublicChange(id, undefined, after).publicAfter) {
          withheld.add(id)
        }
      }
      reconciled = false
      log.error('database', 'A change of content could not be copied; it will be tried again', {
        ids: changes.map(({ id }) => id),
        error,
      })
      reconciler.retry()
    }
  }

  const knownBefore = async (ids: readonly string[]) => {
    try {
      return new Map((await store.documents(ids)).map((document) => [document._id, document]))
    } catch {
      return new Map<string, LakeDocument>()
    }
  }

  const changed = (changes: readonly MirrorFeedChange[]) => {
    const ours = changes.filter(
      ({ id, before, after }) =>
        isMirroredId(id) &&
        (before === undefined ||
          [before, after].some((state) => state != null && isMirrored(state))),
    )
    if (ours.length === 0) return
    for (const { id } of ours) touched?.add(id)
    const known = ours.filter(({ before }) => before !== undefined)
    emitChanges(
      known.map(({ id, before, after }) => toPublicChange(id, before ?? undefined, after)),
    )
    const unknown = ours.filter(({ before }) => before === undefined)
    void enqueue(async () => {
      const before = unknown.length > 0 ? await knownBefore(unknown.map(({ id }) => id)) : undefined
      await write(ours)
      if (before === undefined) return
      emitChanges(unknown.map(({ id, after }) => toPublicChange(id, before.get(id), after)))
    })
  }

  /** Slugs are not known here: whatever shows the document at all is out of date. */
  const emitHiding = (id: string, type: string, isHidden: boolean) =>
    emit(summary([{ id, type, slugs: [], publicBefore: isHidden, publicAfter: !isHidden }]))

  const take = async (ids: readonly string[], found: readonly LakeDocument[]) => {
    const byId = new Map(found.map((document) => [document._id, document]))
    const fresh = ids.filter((id) => !touched?.has(id))
    const changes = fresh.map((id) => ({ id, after: byId.get(id) }))
    await enqueue(async () => {
      const before = await knownBefore(fresh)
      const { present, absent } = split(changes)
      await store.write(present, absent)
      emitChanges(changes.map(({ id, after }) => toPublicChange(id, before.get(id), after)))
    })
  }

  const compare = async () => {
    touched = new Set()
    try {
      const theirs = await feed.revisions(SITE_TYPES)
      const ours = await enqueue(() => store.revisions())
      const differing = [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id)
      const gone = [...ours.keys()].filter((id) => !theirs.has(id))
      await take(gone, [])
      for (let start = 0; start < differing.length; start += FETCH_BATCH) {
        const ids = differing.slice(start, start + FETCH_BATCH)
        await take(ids, await feed.documents(ids))
      }
      for (const id of withheld) if (!touched.has(id)) withheld.delete(id)
      if (!filled) {
        await store.setState('source', options.source)
        await store.setState('filled_at', new Date().toISOString())
        filled = true
      }
    } finally {
      touched = undefined
    }
  }

  const runOnce = async () => {
    const wasComplete = reconciled
    try {
      await compare()
      reconciled = true
      // Another process may have written what this one missed: its kept answers are old although nothing differs.
      if (!wasComplete) emit(EVERYTHING)
      return true
    } catch (error) {
      // A listener that hangs looks like one that has nothing to tell: without this proof the copy may be old.
      reconciled = false
      log.warn('database', 'The copy of the content could not be compared with the CMS', { error })
      return false
    }
  }

  const reconciler = createReconciler(runOnce, {
    everyMs: options.reconcileEveryMs ?? 60_000,
    retryMs: options.retryMs ?? 2_000,
  })

  const listener = {
    changed,
    live: (complete: boolean) => {
      live = true
      if (complete && reconciled) return
      reconciled = false
      void reconciler.now()
    },
    lost: () => {
      live = false
    },
  }

  const read: Mirror['read'] = async (work) => {
    await queue
    if (!filled) {
      throw new HttpError('unavailable', 'The content has not been copied yet', {
        headers: { 'Retry-After': RETRY_AFTER },
      })
    }
    return work(store)
  }
  const isWithheld = (id: string) => withheld.has(id) || hidden.has(id)

  return {
    start: async () => {
      if ((await store.state('source')) !== options.source) await store.clear()
      filled = (await store.state('filled_at')) !== undefined
      following = feed.follow(listener)
      await reconciler.settled()
    },
    stop: async () => {
      const ended = reconciler.stop()
      following?.close()
      await ended
      await queue
    },
    catchUp: () => following?.restart(),
    onChange: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    read,
    note: async (documents) => {
      changed(documents)
      await queue
    },
    foresee: (id, copy) => enqueue(() => store.foresee(id, copy)),
    hide: (id, type) => {
      hidden.add(id)
      emitHiding(id, type, true)
    },
    unhide: (id, type) => {
      if (hidden.delete(id)) emitHiding(id, type, false)
    },
    isWithheld,
    isPublicAsset: async (assetId) => {
      const some = withheld.size + hidden.size > 0 ? isWithheld : undefined
      return read((copy) => copy.isUsedPublicly(assetId, some))
    },
    get hides() {
      return hidden.size > 0
    },
    get status() {
      return { filled, current: live && reconciled }
    },
  }
}
