import { parentPort, workerData } from 'node:worker_threads'
import { createBudget, SearchStopped, threadCpuMs, type Budget } from './budget.ts'
import { findAll } from './find.ts'
import { SITE_ID } from './fixed-pages/entry-ranges.ts'
import { fixedPagePassages } from './fixed-pages/fixed-page-passages.ts'
import { openIndexStore, type IndexStore } from './index-store.ts'
import { documentPassages, type PublishedDocument } from './article-passages.ts'
import { isPage } from './published-source.ts'
import { searchPages } from './results/page-search.ts'
import type { Asked, SentBudget, Told } from './thread-messages.ts'
import { typicalIndexOf } from './typical/typical-of.ts'

/** Data that `index-thread.ts` passes when it starts this thread. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `index-thread.ts` passes this type
const { path } = workerData as { readonly path: string }

/** Opens the index file. If it cannot be opened or another process has locked it, opens an index in memory. */
function openStore(): IndexStore {
  try {
    return openIndexStore(path)
  } catch {
    return openIndexStore(':memory:')
  }
}

const store = openStore()
if (!store.revisions().has(SITE_ID)) {
  const { sitePassages } = await import('./page-passages.ts')
  store.put([{ id: SITE_ID, rev: '', passages: sitePassages() }])
}

const indexed = async (document: PublishedDocument) => ({
  id: document._id,
  rev: document._rev,
  passages: isPage(document._id) ? await fixedPagePassages(document) : documentPassages(document),
})

/** Runs a search within its budget. */
function within(
  { before, cpuMs, abandoned }: SentBudget,
  work: (budget: Budget) => Told['answer'],
): Told['answer'] {
  const flag = new Int32Array(abandoned)
  const budget = createBudget({
    before,
    cpuMs,
    clock: threadCpuMs,
    isAbandoned: () => Atomics.load(flag, 0) === 1,
  })
  try {
    // Most clients that disconnect do so while their search is queued. Therefore this is checked before any work.
    budget.check()
    return work(budget)
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error
    return { kind: 'stopped', reason: error.reason }
  }
}

async function answer(asked: Asked): Promise<Told['answer']> {
  switch (asked.kind) {
    case 'search':
      // The typical questions are prepared before the search begins, so that this work does not count as CPU time of the question.
      typicalIndexOf(store)
      return within(asked.budget, (budget) => {
        const found = findAll(store, asked.query, asked.options, budget)
        return { kind: 'search', ...found, used: budget.used() }
      })
    case 'pages':
      return within(asked.budget, (budget) => ({
        kind: 'pages',
        page: searchPages(store, asked.query, budget),
      }))
    case 'known':
      return { kind: 'known', words: asked.words.filter(store.hasWord) }
    case 'revisions':
      return {
        kind: 'revisions',
        revisions: [...store.revisions()].filter(([id]) => id !== SITE_ID),
      }
    case 'change':
      store.remove(asked.gone)
      store.put(await Promise.all(asked.documents.map(indexed)))
      return { kind: 'done' }
    case 'prepare':
      typicalIndexOf(store)
      return { kind: 'done' }
    case 'close':
      store.close()
      parentPort?.close()
      return { kind: 'done' }
  }
}

async function respond({ call, asked }: { readonly call: number; readonly asked: Asked }) {
  try {
    parentPort?.postMessage({ call, answer: await answer(asked) } satisfies Told)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ call, answer: { kind: 'failed', reason } } satisfies Told)
  }
}

parentPort?.on('message', respond)
