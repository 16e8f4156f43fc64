import { parentPort, workerData } from 'node:worker_threads'
import { createBudget, SearchStopped, threadCpuMs, type Budget } from './budget.ts'
import { findAll } from './find.ts'
import { openIndexStore, SITE_ID, type IndexStore } from './index-store.ts'
import { documentPassages } from './article-passages.ts'
import { searchPages } from './results/page-search.ts'
import type { Asked, SentBudget, Told } from './thread-messages.ts'
import { typicalIndexOf } from './typical/typical-of.ts'

/** Data from `index-thread.ts`, which starts the thread. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `index-thread.ts` passes this type
const { path } = workerData as { readonly path: string }

/** Opens the index file. If the file cannot be opened or another process has locked it, the index is in memory. */
function openStore(): IndexStore {
  try {
    return openIndexStore(path)
  } catch {
    return openIndexStore(':memory:')
  }
}

const store = openStore()
if (!store.revisions().has(SITE_ID)) {
  const { loadPagePassages } = await import('./page-passages.ts')
  store.put([{ id: SITE_ID, rev: '', passages: await loadPagePassages() }])
}
// The typical questions are indexed before the first question arrives, because the CPU time of a question is limited.
typicalIndexOf(store)

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
    // Checked before any work, because most abandoned searches are abandoned while they wait in the queue.
    budget.check()
    return work(budget)
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error
    return { kind: 'stopped', reason: error.reason }
  }
}

function answer(asked: Asked): Told['answer'] {
  switch (asked.kind) {
    case 'search':
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
      store.put(
        asked.documents.map((document) => ({
          id: document._id,
          rev: document._rev,
          passages: documentPassages(document),
        })),
      )
      return { kind: 'done' }
    case 'close':
      store.close()
      parentPort?.close()
      return { kind: 'done' }
  }
}

parentPort?.on('message', ({ call, asked }: { readonly call: number; readonly asked: Asked }) => {
  try {
    parentPort?.postMessage({ call, answer: answer(asked) } satisfies Told)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ call, answer: { kind: 'failed', reason } } satisfies Told)
  }
})
