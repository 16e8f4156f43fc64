import type { PublishedDocument } from './article-passages.ts'
import { SearchStopped, UNUSED, type Used } from './budget.ts'
import type { Found } from './find.ts'
import { startIndexThread, type IndexThread } from './index-thread.ts'
import { SEARCH_LIMITS } from './limits.ts'
import type { Hit, QuestionSearch, SearchIndex, SearchOptions } from './ports.ts'
import type { Asked, SentBudget } from './thread-messages.ts'

/** What the CMS publishes, as visitors may see it at this moment. */
export interface PublishedSource {
  /** Revisions by id. */
  readonly revisions: () => Promise<ReadonlyMap<string, string>>
  /** Those of the documents that visitors may see. */
  readonly documents: (ids: readonly string[]) => Promise<readonly PublishedDocument[]>
}

export interface SearchIndexOptions {
  /** The file in which the index lies; it is made anew where it is missing or of another version. */
  readonly path: string
  readonly source: PublishedSource
  readonly onError: (error: unknown) => void
  /** Milliseconds without a question after which the thread ends; 60,000 unless told. */
  readonly idleMs?: number
  /**
   * Milliseconds that a question waits at most for what changed before it, where the index has to be made or much is new;
   * 4,000 unless told.
   */
  readonly patienceMs?: number
  /** CPU time of the thread for the searches of one question, milliseconds. Default: 300. */
  readonly cpuMs?: number
}

/** The index with what tells it of changes. */
export interface RunningSearchIndex extends SearchIndex {
  /** Takes note that documents have changed; all of them may have where none is named. */
  readonly changed: (ids: readonly string[]) => void
  readonly close: () => Promise<void>
}

/** How often a question is asked at most where much that was found is gone by then. */
const MOST_TRIES = 8

/** Documents that are read and handed over at once: so much is done between two answers of the site. */
const BATCH = 50

const wait = async (done: Promise<unknown>, ms: number) => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  await Promise.race([done, late.promise])
  clearTimeout(timer)
}

/**
 * One index of everything that is published. Its words lie in a file, its thread runs while questions come, and nothing that
 * it finds is given out before the source has said that visitors may still see it, in that revision.
 */
export function createSearchIndex(options: SearchIndexOptions): RunningSearchIndex {
  const { source, onError, idleMs = 60_000, patienceMs = 4_000 } = options
  const { cpuMs = SEARCH_LIMITS.cpuMs } = options
  let thread: IndexThread | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  /** Everything may differ from what the index has. */
  let isUnsure = true
  const touched = new Set<string>()
  let bringing: Promise<void> | undefined

  /** Questions to the thread that it has not answered yet. */
  let open = 0

  /** Settles when no thread is ending any more. */
  let ended: Promise<unknown> = Promise.resolve()

  const running = (): IndexThread => {
    if (thread !== undefined) return thread
    const started = startIndexThread(options.path, () => {
      // A question may have started the next one while it was ending.
      if (thread !== started) return
      thread = undefined
      isUnsure = true
    })
    thread = started
    return started
  }

  async function end() {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    isUnsure = true
    ended = Promise.all([ended, ending?.close()])
    await ended
  }

  async function ask(asked: Asked) {
    if (isClosed) throw new Error('The search index is closed')
    clearTimeout(idle)
    open += 1
    try {
      return await running().ask(asked)
    } finally {
      open -= 1
      if (open === 0) idle = setTimeout(() => void end(), idleMs).unref()
    }
  }

  async function replace(ids: readonly string[]) {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      const documents = await source.documents(batch)
      const present = new Set(documents.map(({ _id }) => _id))
      await ask({ kind: 'change', documents, gone: batch.filter((id) => !present.has(id)) })
    }
  }

  async function bringUp() {
    while ((isUnsure || touched.size > 0) && !isClosed) {
      const some = [...touched]
      touched.clear()
      const isSure = !isUnsure
      isUnsure = false
      try {
        if (isSure) {
          await replace(some)
          continue
        }
        const theirs = await source.revisions()
        const answer = await ask({ kind: 'revisions' })
        const ours = new Map(answer.kind === 'revisions' ? answer.revisions : [])
        const differing = [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id)
        const gone = [...ours.keys()].filter((id) => !theirs.has(id))
        await ask({ kind: 'change', documents: [], gone })
        await replace(differing)
      } catch (error) {
        isUnsure = true
        throw error
      }
    }
  }

  /** Waits until the index has what was published before; not for long where that is much. */
  async function fresh() {
    if (!isUnsure && touched.size === 0 && bringing === undefined) return
    // Not at once: the copy tells of a change before it begins to write it, and what is read after that waits for the writing.
    bringing ??= Promise.resolve()
      .then(bringUp)
      .catch((error: unknown) => {
        if (!isClosed) onError(error)
      })
      .finally(() => {
        bringing = undefined
      })
    await wait(bringing, patienceMs)
  }

  /**
   * Only what visitors may see now, as it is now. What else was found is looked at anew before the next search; `hasGone` says
   * that some of it is not there any more.
   */
  async function stillPublic(found: readonly Found[]) {
    const ids = new Set(found.map(({ document }) => document).filter((id) => id !== 'site'))
    if (ids.size === 0) return { shown: found, hasGone: false }
    const documents = await source.documents([...ids])
    const revs = new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
    const isShown = ({ document, rev }: Found) => document === 'site' || revs.get(document) === rev
    for (const each of found) if (!isShown(each)) touched.add(each.document)
    return { shown: found.filter(isShown), hasGone: revs.size < ids.size }
  }

  const withoutSource = (found: readonly Found[]): readonly Hit[] =>
    found.map(({ document: _document, rev: _rev, ...hit }) => hit)

  /** One search of a question, which has used something before. Gives the hits and what it has used then. */
  async function searchOnce(
    query: string,
    { limit = 10, ...rest }: SearchOptions,
    budget: SentBudget,
  ): Promise<{ readonly hits: readonly Hit[]; readonly used: Used }> {
    let used = budget.before
    for (let tries = 1; ; tries += 1) {
      await fresh()
      const answer = await ask({
        kind: 'search',
        query,
        options: { ...rest, limit: limit + 5 },
        budget: { ...budget, before: used },
      })
      if (answer.kind === 'stopped') throw new SearchStopped(answer.reason)
      if (answer.kind !== 'search') return { hits: [], used }
      used = answer.used
      const { shown, hasGone } = await checked(answer.hits)
      // Passages that are gone must not take the place of others.
      const isWhole = shown.length >= limit || !hasGone || tries === MOST_TRIES
      if (isWhole) return { hits: withoutSource(shown.slice(0, limit)), used }
    }
  }

  function begin(signal: AbortSignal): QuestionSearch {
    const abandoned = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const abandon = () => void Atomics.store(new Int32Array(abandoned), 0, 1)
    if (signal.aborted) abandon()
    else signal.addEventListener('abort', abandon, { once: true })
    let used = UNUSED
    let stopped: SearchStopped | undefined
    // One after the other, so that each gets what the one before has left.
    let last: Promise<unknown> = Promise.resolve()
    const search = async (query: string, how: SearchOptions): Promise<readonly Hit[]> => {
      if (stopped !== undefined) throw stopped
      if (isClosed) return []
      try {
        const found = await searchOnce(query, how, { before: used, cpuMs, abandoned })
        used = found.used
        return found.hits
      } catch (error) {
        if (error instanceof SearchStopped) {
          stopped = error
          throw error
        }
        onError(error)
        return []
      }
    }
    return {
      search: (query, how = {}) => {
        const found = last.then(() => search(query, how))
        last = found.catch(() => undefined)
        return found
      },
    }
  }

  return {
    search: (query, how) => begin(new AbortController().signal).search(query, how),
    begin,
    known: async (words) => {
      if (isClosed) return new Set()
      try {
        const answer = await ask({ kind: 'known', words })
        return new Set(answer.kind === 'known' ? answer.words : [])
      } catch (error) {
        onError(error)
        return new Set()
      }
    },
    warm: () => {
      if (!isClosed) void fresh()
    },
    changed: (ids) => {
      if (ids.length === 0) isUnsure = true
      else for (const id of ids) touched.add(id)
      // A thread that runs is kept in step; otherwise the next question sees to it.
      if (thread !== undefined && !isClosed) void fresh()
    },
    close: async () => {
      isClosed = true
      await end()
    },
  }

  /** Where the source cannot be asked, what the CMS publishes is found by nobody. */
  async function checked(found: readonly Found[]) {
    try {
      return await stillPublic(found)
    } catch {
      return { shown: found.filter(({ document }) => document === 'site'), hasGone: false }
    }
  }
}
