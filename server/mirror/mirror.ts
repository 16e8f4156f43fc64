import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { createAnnouncer } from './announcer.ts'
import { createDeletionTracker } from './deletion-tracker.ts'
import { EVERYTHING, publicChanges, type MirrorFeedChange } from './mirror-change.ts'
import { isMirrored, isMirroredId } from './mirrored-document.ts'
import { usesIn } from './picture-uses.ts'
import { createPublicStore } from './public.store.ts'
import { createPublications } from './publications.ts'
import { createReconciler } from './reconciler.ts'
import type { Mirror, MirrorOptions } from './types.ts'
import type { MirrorFeed } from './mirror-feed.ts'

/** Number of documents fetched from the lake in one request. */
const FETCH_BATCH = 100

const RETRY_AFTER = '5'

const NO_ROOM =
  'Ask your administrator to free storage. Until then, you can only unpublish or delete content'

const isNoRoom = (error: unknown) =>
  error instanceof HttpError && error.code === 'insufficient_storage'

/** Creates a mirror over the tables of `store` that follows the lake behind `feed`. */
export function createMirror(options: MirrorOptions): Mirror {
  const { store, feed, log } = options
  const announcer = createAnnouncer()
  const { emit, emitChanges } = announcer
  const departures = createDeletionTracker(options.onArticles ?? (() => Promise.resolve()))
  const publications = createPublications()
  /** Ids of published documents whose last write failed. Their rows may contain content that is no longer public. */
  const withheld = new Set<string>()
  let isFull = false
  /** True if a write has failed since the last comparison began. */
  let isBehind = false
  let filled = false
  let live = false
  let reconciled = false
  let compared = false
  let following: ReturnType<MirrorFeed['follow']> | undefined
  /** Ids reported by the feed during a reconciliation. The reconciliation's results for these ids are outdated. */
  let touched: Set<string> | undefined
  let queue: Promise<void> = Promise.resolve()
  /** Last batch in the queue. Changes that arrive before the batch runs are added to it. */
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

  /** Withholds documents that could not be written, until a later write or comparison succeeds. */
  const withhold = (
    changes: readonly MirrorFeedChange[],
    known: ReadonlyMap<string, LakeDocument> | undefined,
    error: unknown,
  ) => {
    for (const { id } of changes) if (!id.includes('.')) withheld.add(id)
    emitChanges(
      publicChanges(changes, known).map((change) => ({
        ...change,
        publicBefore: change.publicBefore || (known === undefined && change.publicAfter),
        publicAfter: false,
      })),
    )
    isBehind = true
    reconciled = false
    reconciler.retry()
    // A full disk is logged only once, not for each write and attempt.
    if (isFull && isNoRoom(error)) return
    isFull ||= isNoRoom(error)
    log.error('database', 'A change of content could not be copied; it is not public until it is', {
      ids: changes.map(({ id }) => id),
      error,
    })
  }

  /** Writes changes in order. @returns false if the write failed and the documents are withheld */
  const write = async (
    changes: readonly MirrorFeedChange[],
    known: ReadonlyMap<string, LakeDocument> | undefined,
  ): Promise<boolean> => {
    try {
      const made = await publications.of(store, changes)
      const gone = await departures.write(store, changes)
      for (const { id } of changes) withheld.delete(id)
      // Deletions are omitted here, because the trash reports them.
      const left = made.filter(({ id, what }) => what !== 'unpublished' || !gone.has(id))
      if (left.length > 0) options.onPublications?.(left)
      return true
    } catch (error) {
      withhold(changes, known, error)
      return false
    }
  }

  /** Returns the rows of documents, or undefined if the database cannot be read. */
  const knownBefore = async (ids: readonly string[]) => {
    const rows = await store.documents(ids).catch(() => undefined)
    return rows && new Map(rows.map((document) => [document._id, document]))
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
    emitChanges(publicChanges(known))
    if (batch !== undefined) {
      batch.push(...ours)
      return
    }
    const own = [...ours]
    void enqueue(async () => {
      if (batch === own) batch = undefined
      const unknown = own.filter(({ before }) => before === undefined)
      const before = await knownBefore(unknown.map(({ id }) => id))
      if (!(await write(own, before))) return
      emitChanges(publicChanges(unknown, before))
    })
    batch = own
  }

  const take = async (ids: readonly string[], found: readonly LakeDocument[]) => {
    const byId = new Map(found.map((document) => [document._id, document]))
    const fresh = ids.filter((id) => !touched?.has(id))
    const changes = fresh.map((id) => ({ id, after: byId.get(id) }))
    await enqueue(async () => {
      const before = await knownBefore(fresh)
      if (!(await write(changes, before))) return
      emitChanges(publicChanges(changes, before))
    })
  }

  const compare = async () => {
    touched = new Set()
    try {
      const theirs = await feed.revisions(COPIED_TYPES)
      const ours = await enqueue(() => store.revisions())
      const differing = [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id)
      const gone = [...ours.keys()].filter((id) => !theirs.has(id))
      const unequal = new Set([...differing, ...gone])
      // Another process may have written these documents, so they are no longer withheld.
      for (const id of withheld) if (!unequal.has(id) && !touched.has(id)) withheld.delete(id)
      // The site may start to serve before all of these documents are written.
      for (const id of compared ? [] : unequal) {
        if (ours.has(id) && !id.includes('.') && !touched.has(id)) withheld.add(id)
      }
      await take(gone, [])
      for (let start = 0; start < differing.length; start += FETCH_BATCH) {
        const ids = differing.slice(start, start + FETCH_BATCH)
        await take(ids, await feed.documents(ids))
      }
      if (isBehind || filled) return
      await store.setState('source', options.source)
      await store.setState('filled_at', new Date().toISOString())
      filled = true
    } finally {
      touched = undefined
    }
  }

  /** Checks for free space, because writing the copy may have used up the disk. */
  const findsRoom = async () => {
    try {
      await store.proveRoom()
    } catch {
      return false
    }
    isFull = false
    log.info('database', 'There is room again: the copy of the content is complete')
    return true
  }

  const runOnce = async () => {
    isBehind = false
    try {
      await compare()
    } catch (error) {
      // A feed that hangs is indistinguishable from one without changes, so the copy may be outdated until the next comparison.
      reconciled = false
      log.warn('database', 'The copy of the content could not be compared with the CMS', { error })
      return false
    }
    compared = true
    if (isBehind) return false
    // Another process may have written changes that this process did not see. Its cached responses may then be outdated although the
    // comparison finds no difference.
    if (!reconciled) emit(EVERYTHING)
    reconciled = true
    return !isFull || findsRoom()
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
  const publicStore = createPublicStore(store, [withheld, announcer.hidden])
  const readPublic: Mirror['readPublic'] = (work) => read(() => work(publicStore))

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
    onChange: announcer.onChange,
    read,
    readPublic,
    revisions: () => enqueue(() => store.revisions()),
    note: async (documents) => {
      changed(documents)
      await queue
    },
    previewResult: (id, copy) => enqueue(() => store.previewResult(id, copy)),
    hide: announcer.hide,
    unhide: announcer.unhide,
    assertRoom: () => {
      if (isFull) throw new HttpError('insufficient_storage', NO_ROOM, { isForPeople: true })
    },
    isPublicAsset: (assetId) => readPublic((copy) => copy.isUsedPublicly(assetId)),
    picturesOf: (assetId) =>
      readPublic(async (copy) => usesIn(await copy.publicUsers(assetId), assetId)),
    get hides() {
      return announcer.hides
    },
    get status() {
      return { filled, current: live && reconciled, compared, isFull }
    },
  }
}
