import { randomUUID } from 'node:crypto'

import type { Commit, Dataset, DocumentChange, LakeDocument } from '#lake/documents/types.ts'

import { visibleTo } from '#lake/wire/access.ts'
import { flag, queryParams } from '#lake/wire/body.ts'
import type { WireContext } from '#lake/wire/context.ts'
import { WireError } from '#lake/wire/errors.ts'
import { createDelivery } from './listen-delivery.ts'
import { createMatcher, type Matcher } from './listen-filter.ts'
import { mutationsOf } from './listen-mutations.ts'
import { sseEvent } from './sse.ts'
import type { EventReceiver } from './streams.ts'

/** Starts to send events to a receiver. Returns a function that stops it. */
export type StreamStart = (receiver: EventReceiver) => () => void

interface ListenOptions {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly includeEffects: boolean
  readonly resume: boolean
}

interface MatchedChange {
  readonly change: DocumentChange
  readonly before: LakeDocument | undefined
  readonly after: LakeDocument | undefined
  readonly transition: 'appear' | 'update' | 'disappear'
}

/** Returns the changes of a commit that match a listener's query, each with its transition: `appear`, `update` or `disappear`. */
async function matchingChanges(
  commit: Commit,
  match: Matcher,
  seen: (document: LakeDocument) => boolean,
): Promise<readonly MatchedChange[]> {
  const shown = commit.changes.map((change) => ({
    change,
    before: change.before !== undefined && seen(change.before) ? change.before : undefined,
    after: change.after !== undefined && seen(change.after) ? change.after : undefined,
  }))
  const documents = shown.flatMap(({ before, after }) =>
    [before, after].filter((document) => document !== undefined),
  )
  if (documents.length === 0) return []
  const belong = await match(documents)
  const belonging = new Set(documents.filter((_document, index) => belong[index] === true))
  return shown.flatMap(({ change, before, after }) => {
    const matchedBefore = before !== undefined && belonging.has(before)
    const matchesNow = after !== undefined && belonging.has(after)
    if (!matchedBefore && !matchesNow) return []
    const transition = !matchedBefore ? 'appear' : matchesNow ? 'update' : 'disappear'
    return [{ change, before, after, transition } as const]
  })
}

/**
 * Parses an event id `<sequence>.<index>`. The index allows a connection that was lost between the events of one transaction to resume
 * there.
 */
function parseEventId(
  id: string | null,
): { readonly sequence: number; readonly index: number } | undefined {
  const match = /^(\d{1,15})\.(\d{1,9})$/.exec(id ?? '')
  if (match === null) return undefined
  return { sequence: Number(match[1]), index: Number(match[2]) }
}

/** Yields the events of a commit for a listener, in order. */
function* eventsOf(
  commit: Commit,
  matched: readonly MatchedChange[],
  options: ListenOptions,
): Generator<string> {
  for (const [index, { change, before, after, transition }] of matched.entries()) {
    const event = {
      eventId: `${commit.transactionId}#${change.documentId}`,
      documentId: change.documentId,
      transactionId: commit.transactionId,
      transition,
      identity: commit.author,
      timestamp: commit.timestamp,
      visibility: 'query',
      ...(change.previousRev === undefined ? {} : { previousRev: change.previousRev }),
      resultRev: change.resultRev,
      transactionCurrentEvent: index + 1,
      // Number of events of the transaction for this listener. The Studio applies a transaction only after it has received this number of
      // events.
      transactionTotalEvents: matched.length,
      ...(options.includeEffects ? { effects: change.effects } : {}),
      ...(options.includeMutations ? { mutations: mutationsOf(commit.mutations, change) } : {}),
      ...(options.includeResult && after !== undefined ? { result: after } : {}),
      ...(options.includePreviousRevision && before !== undefined ? { previous: before } : {}),
    }
    yield sseEvent(
      'mutation',
      event,
      options.resume ? `${commit.sequence}.${index + 1}` : undefined,
    )
  }
}

/**
 * Reads the commits after a sequence from the log. The returned function is called when the stream starts. It returns these commits and all
 * later ones, or undefined if some are no longer available.
 */
async function missedCommits(
  dataset: Dataset,
  sequence: number,
): Promise<() => readonly Commit[] | undefined> {
  const known = await dataset.commitsSince(sequence)
  const last = known?.at(-1)?.sequence ?? sequence
  return () => {
    const later = known === undefined ? undefined : dataset.recentCommits(last)
    return known === undefined || later === undefined ? undefined : [...known, ...later]
  }
}

/**
 * Reads the options and the query of a listener, and prepares its stream. The stream begins with `welcome`; or, after a reconnect, with
 * `welcomeback` and the missed events, or with `reset`. An event for every change that affects the query follows.
 * @throws WireError 400; LakeError `queryParseError`
 */
export async function prepareListener(
  context: WireContext,
  dataset: Dataset,
): Promise<StreamStart> {
  const { url, caller } = context
  const query = url.searchParams.get('query')
  if (query === null) throw new WireError(400, 'The parameter "query" is required')
  const visible = visibleTo(caller)
  const match = await createMatcher(context, dataset, { query, params: queryParams(url) })
  const allVersions = flag(url, 'includeAllVersions')
  const seen = (document: LakeDocument) =>
    (visible?.(document) ?? true) && (allVersions || !document._id.startsWith('versions.'))
  const listen: ListenOptions = {
    includeResult: flag(url, 'includeResult'),
    includePreviousRevision: flag(url, 'includePreviousRevision'),
    // The mutations of a transaction name all documents that it changes. So only callers who may see all documents receive them.
    includeMutations: flag(url, 'includeMutations', true) && visible === undefined,
    includeEffects: url.searchParams.get('effectFormat') === 'mendoza',
    resume: flag(url, 'enableResume'),
  }
  const last = listen.resume
    ? parseEventId(context.request.headers.get('last-event-id'))
    : undefined
  const missedSince =
    last === undefined
      ? undefined
      : await missedCommits(
          dataset,
          last.index === 0 ? last.sequence : Math.max(0, last.sequence - 1),
        )
  const listenerName = randomUUID()

  return (receiver) => {
    const delivery = createDelivery(receiver, async (commit) =>
      eventsOf(commit, await matchingChanges(commit, match, seen), listen),
    )
    const current = listen.resume ? `${dataset.sequence}.0` : undefined
    const missed =
      last === undefined || last.sequence > dataset.sequence ? undefined : missedSince?.()
    if (last === undefined) receiver.send(sseEvent('welcome', { listenerName }, current))
    else if (missed === undefined) receiver.send(sseEvent('reset', { listenerName }, current))
    else {
      receiver.send(sseEvent('welcomeback', { listenerName }, `${last.sequence}.${last.index}`))
      for (const commit of missed) {
        // The listener has received all commits before `last.sequence`, and the first `last.index` events of that commit. Index 0 means
        // that the commit was complete before the listener started.
        if (commit.sequence > last.sequence) delivery.push(commit)
        else if (commit.sequence === last.sequence && last.index > 0) {
          delivery.push(commit, last.index)
        }
      }
    }
    const unsubscribe = dataset.subscribe((commit) => delivery.push(commit))
    return () => {
      unsubscribe()
      delivery.stop()
    }
  }
}

/**
 * Prepares the stream of live content: the sync tags of each commit. Without `includeDrafts`, only commits that change published documents
 * are sent.
 * @throws WireError 401 if an anonymous caller requests drafts
 */
export async function prepareLiveEvents(
  context: WireContext,
  dataset: Dataset,
): Promise<StreamStart> {
  const includeDrafts = flag(context.url, 'includeDrafts')
  if (includeDrafts && context.caller === undefined) {
    throw new WireError(401, 'Listening to drafts needs a session', { errorCode: 'SIO-401-ANF' })
  }
  const visible = visibleTo(context.caller)
  const counts = (document: LakeDocument | undefined) =>
    document !== undefined &&
    (includeDrafts || !document._id.includes('.')) &&
    (visible?.(document) ?? true)
  const last = /^(\d{1,15})$/.exec(context.request.headers.get('last-event-id') ?? '')

  const since = last === null ? undefined : Number(last[1])
  const missedSince = since === undefined ? undefined : await missedCommits(dataset, since)

  return ({ send }) => {
    const deliver = (commit: Commit) => {
      const touched = commit.changes.some(({ before, after }) => counts(before) || counts(after))
      if (!touched || commit.syncTags.length === 0) return
      const id = String(commit.sequence)
      send(sseEvent('message', { type: 'message', id, tags: commit.syncTags }, id))
    }
    const id = String(dataset.sequence)
    const missed = missedSince?.()
    if (since !== undefined && missed === undefined) {
      send(sseEvent('restart', { type: 'restart', id }, id))
    } else {
      send(sseEvent('welcome', { type: 'welcome', id: String(since ?? id) }, String(since ?? id)))
      for (const commit of missed ?? []) deliver(commit)
    }
    return dataset.subscribe(deliver)
  }
}
