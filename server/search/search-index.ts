import { SearchStopped, UNUSED, type Used } from './budget.ts'
import type { Found } from './find.ts'
import { startIndexThread, type IndexThread } from './index-thread.ts'
import { SEARCH_LIMITS } from './limits.ts'
import type { Hit, HitsWithTopic, QuestionSearch, SearchIndex, SearchOptions } from './ports.ts'
import { SITE_ID } from './fixed-pages/entry-ranges.ts'
import { isPage, readDocuments, type PublishedSource } from './published-source.ts'
import { createPageSearch, type PageSearch } from './results/confirmed-pages.ts'
import { createSerial } from '#shared/async/serial.ts'
import { waitAtMost } from '#shared/async/wait-at-most.ts'
import { site } from '#shared/company/site.ts'
import { withContactEmail } from '#shared/pages/contact-email.ts'
import type { Asked, SentBudget } from './thread-messages.ts'

export interface SearchIndexOptions {
  /** Path of the index file. The index is rebuilt if the file is missing or was written by another version. */
  readonly path: string
  readonly source: PublishedSource
  /** Contact email to show in texts from the code. Default: the shipped address. */
  readonly contactEmail?: () => string
  readonly onError: (error: unknown) => void
  /** Idle time after which the thread ends, milliseconds. Default: 60,000. */
  readonly idleMs?: number
  /** Maximum time that a question waits for the index to be built or updated, milliseconds. Default: 4,000. */
  readonly patienceMs?: number
  /** CPU time of the thread for all searches of a question, in milliseconds. Default: 300. */
  readonly cpuMs?: number
}

/** Search index that receives notifications of changes and can be closed. */
export interface RunningSearchIndex extends SearchIndex, PageSearch {
  /** Marks documents as changed, by id. An empty list marks all documents. */
  readonly changed: (ids: readonly string[]) => void
  readonly close: () => Promise<void>
}

type TopicOptions = SearchOptions & { readonly withTopics: boolean }

/** Maximum number of attempts of a search. A search is repeated if documents of its hits are no longer published. */
const MOST_TRIES = 8

/** Maximum time that a search waits for the index of the site's pages, milliseconds. Results without these pages would be wrong. */
const PATIENCE_FOR_PAGES_MS = 20_000

/** Number of documents that are sent to the thread in one message. Between two messages the server can handle other requests. */
const BATCH = 50

/**
 * Creates the search index of all published content. The index is stored in a file. A thread searches it, and ends when it is idle. Before
 * a hit is returned, the source must confirm that its document is still published in the indexed revision.
 */
export function createSearchIndex(options: SearchIndexOptions): RunningSearchIndex {
  const { source, onError, idleMs = 60_000, patienceMs = 4_000 } = options
  const { cpuMs = SEARCH_LIMITS.cpuMs, contactEmail = () => site.contactEmail } = options
  let thread: IndexThread | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  /** True if the index may be outdated, so that all documents must be compared with the source. */
  let isUnsure = true
  const touched = new Set<string>()
  let bringing: Promise<void> | undefined
  /** Resolves when the index contains the pages of the site. */
  const pagesIndexed = Promise.withResolvers<undefined>()

  /** Number of messages to the thread without a reply. */
  let open = 0

  /** Settles when all threads that were asked to end have ended. */
  let ended: Promise<unknown> = Promise.resolve()

  const report = (error: unknown) => {
    if (!isClosed) onError(error)
  }

  const running = (): IndexThread => {
    if (thread !== undefined) return thread
    const started = startIndexThread(options.path, () => {
      // If a question has started a new thread in the meantime, the end of the old one has no effect.
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
      const documents = await readDocuments(source, batch)
      const present = new Set(documents.map(({ _id }) => _id))
      await ask({ kind: 'change', documents, gone: batch.filter((id) => !present.has(id)) })
    }
  }

  /** Updates the documents whose revision in the index differs from that of the source. */
  async function compare(theirs: ReadonlyMap<string, string>, ours: ReadonlyMap<string, string>) {
    const differing = [...theirs].filter(([id, rev]) => ours.get(id) !== rev).map(([id]) => id)
    const gone = [...ours.keys()].filter((id) => !theirs.has(id))
    if (gone.length > 0) await ask({ kind: 'change', documents: [], gone })
    await replace(differing)
  }

  /** Compares all documents with the source. Pages are first, because they can be indexed even if the source of articles fails. */
  async function compareAll() {
    const answer = await ask({ kind: 'revisions' })
    const ours = answer.kind === 'revisions' ? answer.revisions : []
    const { pages } = source
    await compare(await pages.revisions(), new Map(ours.filter(([id]) => isPage(id))))
    pagesIndexed.resolve(undefined)
    await compare(await source.revisions(), new Map(ours.filter(([id]) => !isPage(id))))
  }

  async function bringUp() {
    while ((isUnsure || touched.size > 0) && !isClosed) {
      const some = [...touched]
      touched.clear()
      const isSure = !isUnsure
      isUnsure = false
      try {
        if (!isSure) {
          await compareAll()
          continue
        }
        await replace(some)
      } catch (error) {
        isUnsure = true
        throw error
      }
    }
  }

  /** Waits until the index contains all changes that were announced before, but for at most `patienceMs`. */
  async function fresh() {
    if (!isUnsure && touched.size === 0 && bringing === undefined) return
    // The update begins in a microtask: the source announces a change just before it starts the write, and a later read waits for the
    // write.
    bringing ??= Promise.resolve()
      .then(bringUp)
      .catch(report)
      .finally(() => {
        bringing = undefined
      })
    const attempt = bringing
    await waitAtMost(attempt, patienceMs)
    await waitAtMost(Promise.race([attempt, pagesIndexed.promise]), PATIENCE_FOR_PAGES_MS)
  }

  /**
   * Returns the hits whose documents are still published in the indexed revision. The documents of the other hits are read again before the
   * next search. `hasGone` is true if a document is no longer published. If the source of articles fails, only hits of pages are returned.
   */
  async function stillPublic(found: readonly Found[]) {
    const ids = [...new Set(found.map(({ document }) => document))].filter((id) => id !== SITE_ID)
    const articles = ids.filter((id) => !isPage(id))
    const revs = new Map(ids.some(isPage) ? await source.pages.revisions() : [])
    const isShown = ({ document, rev }: Found) => document === SITE_ID || revs.get(document) === rev
    try {
      const read = articles.length === 0 ? [] : await source.documents(articles)
      for (const { _id, _rev } of read) revs.set(_id, _rev)
    } catch {
      return { shown: found.filter(isShown), hasGone: false }
    }
    for (const each of found) if (!isShown(each)) touched.add(each.document)
    return { shown: found.filter(isShown), hasGone: ids.some((id) => !revs.has(id)) }
  }

  const withoutSource = (found: readonly Found[]): readonly Hit[] =>
    found.map(({ document: _document, rev: _rev, ...hit }) => withContactEmail(hit, contactEmail()))

  /** Runs one search with the part of the question's budget that is left. Returns the hits and the work of all searches so far. */
  async function searchOnce(
    query: string,
    { limit = 10, ...rest }: TopicOptions,
    budget: SentBudget,
  ): Promise<HitsWithTopic & { readonly used: Used }> {
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
      const { shown, hasGone } = await stillPublic(answer.hits)
      // If a document was unpublished and too few hits are left, its hits may have displaced others, so the search is repeated.
      const isWhole = shown.length >= limit || !hasGone || tries === MOST_TRIES
      if (!isWhole) continue
      return {
        hits: withoutSource(shown.slice(0, limit)),
        used,
        ...(answer.topic !== undefined && { topic: answer.topic }),
      }
    }
  }

  function begin(signal: AbortSignal): QuestionSearch {
    const abandoned = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const abandon = () => void Atomics.store(new Int32Array(abandoned), 0, 1)
    if (signal.aborted) abandon()
    else signal.addEventListener('abort', abandon, { once: true })
    let used = UNUSED
    let stopped: SearchStopped | undefined
    // The searches of a question run one after another, because each of them may use only the rest of the budget.
    const queue = createSerial()
    const searchAll = async (query: string, how: TopicOptions): Promise<HitsWithTopic> => {
      if (stopped !== undefined) throw stopped
      if (isClosed) return { hits: [] }
      try {
        const found = await searchOnce(query, how, { before: used, cpuMs, abandoned })
        used = found.used
        return found
      } catch (error) {
        if (error instanceof SearchStopped) {
          stopped = error
          throw error
        }
        onError(error)
        return { hits: [] }
      }
    }
    const inOrder = (query: string, how: TopicOptions) => queue.run(() => searchAll(query, how))
    return {
      search: async (query, how = {}) => {
        const { hits } = await inOrder(query, { ...how, withTopics: false })
        return hits
      },
      searchWithTopic: (query, how = {}) => inOrder(query, { ...how, withTopics: true }),
    }
  }

  const { pages } = createPageSearch({
    source,
    cpuMs,
    ask: async (query, budget) => {
      await fresh()
      return ask({ kind: 'pages', query: { ...query, email: contactEmail() }, budget })
    },
    touch: (ids) => {
      for (const id of ids) touched.add(id)
    },
  })

  return {
    pages,
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
      if (isClosed) return
      void fresh()
        .then(() => ask({ kind: 'prepare' }))
        .catch(report)
    },
    changed: (ids) => {
      if (ids.length === 0) isUnsure = true
      else for (const id of ids) touched.add(id)
      // If the thread is running, the index is updated at once, otherwise before the next question.
      if (thread !== undefined && !isClosed) void fresh()
    },
    close: async () => {
      isClosed = true
      await end()
    },
  }
}
