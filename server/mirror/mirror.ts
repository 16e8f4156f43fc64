import { HttpError } from '#server/http/http-error.ts'
import { NO_TRACER } from '#server/http/tracer.ts'
import { COPIED_TYPES } from '#shared/content/change-tags.ts'
import { createAnnouncer } from './announcer.ts'
import { createCopyWriter } from './copy-writer.ts'
import { createCopyQueue } from './copy-queue.ts'
import { EVERYTHING } from './mirror-change.ts'
import { isPublishedId } from './mirrored-document.ts'
import { usesIn } from './picture-uses.ts'
import { createPublicStore } from './public.store.ts'
import { createReconciler } from './reconciler.ts'
import type { Mirror, MirrorOptions } from './types.ts'
import type { MirrorFeed } from './mirror-feed.ts'

/** Number of documents fetched from the lake in one request. */
const FETCH_BATCH = 100

const RETRY_AFTER = '5'

/** Ids of the documents that differ between the lake and the copy. `gone` are those that only the copy has. */
const differences = (theirs: ReadonlyMap<string, string>, ours: ReadonlyMap<string, string>) => ({
  differing: [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id),
  gone: [...ours.keys()].filter((id) => !theirs.has(id)),
})

/** Updates the set of withheld documents at the beginning of a comparison. */
function updateWithheld(
  withheld: Set<string>,
  {
    ours,
    unequal,
    touched,
    compared,
  }: {
    readonly ours: ReadonlyMap<string, string>
    readonly unequal: ReadonlySet<string>
    readonly touched: ReadonlySet<string>
    readonly compared: boolean
  },
): void {
  // Another process may have written these documents. They now equal the documents of the lake, so they are no longer withheld.
  for (const id of withheld) if (!unequal.has(id) && !touched.has(id)) withheld.delete(id)
  // The site may start to serve before these documents are written, so they are withheld until then.
  for (const id of compared ? [] : unequal) {
    if (ours.has(id) && isPublishedId(id) && !touched.has(id)) withheld.add(id)
  }
}

/** Creates a mirror over the tables of `store` that follows the lake behind `feed`. */
export function createMirror(options: MirrorOptions): Mirror {
  const { store, feed, log, tracer = NO_TRACER } = options
  const announcer = createAnnouncer(options.onChange)
  const writer = createCopyWriter(options, announcer, () => {
    isBehind = true
    reconciled = false
    reconciler.retry()
  })
  const { withheld } = writer
  const queue = createCopyQueue(writer, announcer, feed)
  const { enqueue, take } = queue
  /** True if a write to the copy has failed since the last comparison began. */
  let isBehind = false
  let filled = false
  let live = false
  let reconciled = false
  let compared = false
  let following: ReturnType<MirrorFeed['follow']> | undefined
  const compare = async () => {
    const touched = queue.track()
    try {
      const theirs = await feed.revisions(COPIED_TYPES)
      const ours = await enqueue(() => store.revisions())
      const { differing, gone } = differences(theirs, ours)
      updateWithheld(withheld, {
        ours,
        unequal: new Set([...differing, ...gone]),
        touched,
        compared,
      })
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
      queue.untrack()
    }
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
    // Another process may have written changes that this process did not see. The cached responses of this process may then be outdated
    // although the comparison finds no difference.
    if (!reconciled) options.onChange(EVERYTHING)
    reconciled = true
    return !writer.isFull || writer.findsRoom()
  }

  const reconciler = createReconciler(() => tracer.job('mirror compare', {}, runOnce), {
    everyMs: options.reconcileEveryMs ?? 60_000,
    retryMs: options.retryMs ?? 2_000,
  })

  const listener = {
    changed: queue.changed,
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
    await queue.settled()
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
      await queue.settled()
    },
    catchUp: () => following?.restart(),
    read,
    readPublic,
    revisions: () => enqueue(() => store.revisions()),
    note: queue.note,
    reach: (made) => queue.reach(made, live),
    previewResult: (...preview) => enqueue(() => store.previewResult(...preview)),
    hide: announcer.hide,
    unhide: announcer.unhide,
    assertRoom: writer.assertRoom,
    withholds: (id) => withheld.has(id),
    isPublicAsset: (assetId) => readPublic((copy) => copy.isUsedPublicly(assetId)),
    picturesOf: (assetId) =>
      readPublic(async (copy) => usesIn(await copy.publicUsers(assetId), assetId)),
    get hides() {
      return announcer.hides
    },
    get status() {
      return { filled, current: live && reconciled, compared, isFull: writer.isFull }
    },
  }
}
