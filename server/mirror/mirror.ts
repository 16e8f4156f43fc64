import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { createAnnouncer } from './announcer.ts'
import { createDepartures } from './deletion-tracker.ts'
import { EVERYTHING, split, type MirrorFeedChange } from './mirror-change.ts'
import type { MirrorStore } from './mirror.store.ts'
import { isMirrored, isMirroredId, toPublicChange } from './mirrored-document.ts'
import { usesIn } from './picture-uses.ts'
import { createPublications } from './publications.ts'
import { createReconciler } from './reconciler.ts'
import { createMirrorStores, isFull } from './standby.ts'
import type { Mirror, MirrorOptions } from './types.ts'
import type { MirrorFeed } from './mirror-feed.ts'

/** Documents that are asked of the lake at once. */
const FETCH_BATCH = 100

const RETRY_AFTER = '5'

/** A mirror over the tables of `store`, kept in step with the lake behind `feed`. */
export function createMirror(options: MirrorOptions): Mirror {
  const { store, feed, log } = options
  const stores = createMirrorStores(store, options.openStandby, feed)
  const announcer = createAnnouncer()
  const { emit, emitChanges } = announcer
  const departures = createDepartures(options.onArticles ?? (() => Promise.resolve()))
  const publications = createPublications()
  /** What stands in for the lasting store is filled anew and knows nothing of what went before. */
  const writeTo = async (target: MirrorStore, changes: readonly MirrorFeedChange[]) => {
    if (target === store) {
      const made = await publications.of(target, changes)
      const gone = await departures.write(target, changes)
      // The trash reports what is deleted.
      const left = made.filter(({ id, what }) => what !== 'unpublished' || !gone.has(id))
      if (left.length > 0) options.onPublications?.(left)
      return
    }
    const { present, absent } = split(changes)
    await target.write(present, absent)
  }
  const withheld = new Set<string>()
  let filled = false
  let live = false
  let reconciled = false
  let compared = false
  let following: ReturnType<MirrorFeed['follow']> | undefined
  /** Ids told of while a reconcile compares: what it found out about them is already old. */
  let touched: Set<string> | undefined
  let queue: Promise<void> = Promise.resolve()
  /** Changes at the end of the queue: those that come before it is their turn are written with them. */
  let batch: MirrorFeedChange[] | undefined

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    batch = undefined
    const done = queue.then(work)
    queue = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  /** Goes on in memory. To be called in the queue: nobody reads before the copy there is complete. */
  const standIn = async (error: unknown): Promise<boolean> => {
    if (stores.standsIn) return true
    log.error('database', 'There is no room for the copy of the content; it goes on in memory', {
      error,
    })
    try {
      await stores.standIn()
    } catch (failure) {
      log.error('database', 'The content could not be copied into memory', { error: failure })
      return false
    }
    withheld.clear()
    filled = true
    reconciler.retry()
    return true
  }

  /** Writes changes whose order matters. What could not be written is withheld until a reconcile has made up for it. */
  const write = async (changes: readonly MirrorFeedChange[]) => {
    try {
      await writeTo(stores.active, changes)
      for (const { id } of changes) withheld.delete(id)
    } catch (error) {
      if (isFull(error) && !stores.standsIn && (await standIn(error))) return
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
      return new Map(
        (await stores.active.documents(ids)).map((document) => [document._id, document]),
      )
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
    if (batch !== undefined) {
      batch.push(...ours)
      return
    }
    const own = [...ours]
    void enqueue(async () => {
      if (batch === own) batch = undefined
      const unknown = own.filter(({ before }) => before === undefined)
      const before = unknown.length > 0 ? await knownBefore(unknown.map(({ id }) => id)) : undefined
      await write(own)
      if (before === undefined) return
      emitChanges(unknown.map(({ id, after }) => toPublicChange(id, before.get(id), after)))
    })
    batch = own
  }

  const take = async (
    target: MirrorStore,
    ids: readonly string[],
    found: readonly LakeDocument[],
  ) => {
    const byId = new Map(found.map((document) => [document._id, document]))
    const fresh = ids.filter((id) => !touched?.has(id))
    const changes = fresh.map((id) => ({ id, after: byId.get(id) }))
    await enqueue(async () => {
      const before = await knownBefore(fresh)
      await writeTo(target, changes)
      // Visitors read the other one: for them nothing has changed.
      if (target !== stores.active) return
      emitChanges(changes.map(({ id, after }) => toPublicChange(id, before.get(id), after)))
    })
  }

  /** What changed while the lasting store was made up to date did not go there: that comes last, and nobody between. */
  const comeBack = async () => {
    await enqueue(async () => {
      const late = [...(touched ?? [])]
      const found = new Map((await feed.documents(late)).map((each) => [each._id, each]))
      await writeTo(
        store,
        late.map((id) => ({ id, after: found.get(id) })),
      )
      await stores.comeBack()
    })
    log.info('database', 'There is room again: the copy of the content lies in the database')
  }

  const compare = async (target: MirrorStore) => {
    touched = new Set()
    try {
      const theirs = await feed.revisions(COPIED_TYPES)
      const ours = await enqueue(() => target.revisions())
      const differing = [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id)
      const gone = [...ours.keys()].filter((id) => !theirs.has(id))
      await take(target, gone, [])
      for (let start = 0; start < differing.length; start += FETCH_BATCH) {
        const ids = differing.slice(start, start + FETCH_BATCH)
        await take(target, ids, await feed.documents(ids))
      }
      for (const id of withheld) if (!touched.has(id)) withheld.delete(id)
      if (target !== store) return
      if ((await store.state('filled_at')) === undefined) {
        await store.setState('source', options.source)
        await store.setState('filled_at', new Date().toISOString())
      }
      filled = true
      if (stores.standsIn) await comeBack()
    } finally {
      touched = undefined
    }
  }

  /** Brings the lasting store up to date, or the one in memory while there is no room. Gives whether it was the former. */
  const bringUp = async (): Promise<boolean> => {
    try {
      if (stores.standsIn) await store.proveRoom()
      await compare(store)
      return true
    } catch (error) {
      if (!isFull(error)) throw error
      if (stores.standsIn) await compare(stores.active)
      else if (!(await enqueue(() => standIn(error)))) throw error
      return false
    }
  }

  const runOnce = async () => {
    const wasComplete = reconciled
    try {
      const lasts = await bringUp()
      reconciled = true
      compared = true
      // Another process may have written what this one missed: its kept answers are old although nothing differs.
      if (!wasComplete) emit(EVERYTHING)
      return lasts
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
    return work(stores.active)
  }
  const isWithheld = (id: string) => withheld.has(id) || announcer.isHidden(id)

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
      await stores.comeBack()
    },
    catchUp: () => following?.restart(),
    onChange: announcer.onChange,
    read,
    revisions: () => enqueue(() => stores.active.revisions()),
    note: async (documents) => {
      changed(documents)
      await queue
    },
    foresee: (id, copy) => enqueue(() => stores.active.foresee(id, copy)),
    hide: announcer.hide,
    unhide: announcer.unhide,
    isWithheld,
    withheldIds: () => [...withheld, ...announcer.hidden],
    isPublicAsset: async (assetId) => {
      const some = withheld.size > 0 || announcer.hides ? isWithheld : undefined
      return read((copy) => copy.isUsedPublicly(assetId, some))
    },
    picturesOf: async (assetId) =>
      read(async (copy) => {
        const users = await copy.publicUsers(assetId)
        return usesIn(
          users.filter(({ _id }) => !isWithheld(_id)),
          assetId,
        )
      }),
    get hides() {
      return announcer.hides
    },
    get status() {
      return { filled, current: live && reconciled, compared, inMemory: stores.standsIn }
    },
  }
}
