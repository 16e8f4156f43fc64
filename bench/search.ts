/**
 * Measures the search index of the site: `node bench/search.ts [posts]`. Prints, in this order:
 * - the time to build the index next to the running site, and its size on disk
 * - the site's memory before the first question, after all questions, and after the search thread has ended
 * - the time of an answer in the process, compared with a bare FTS5 search of SQLite. The bare search uses the words of the same
 * questions in the same index, and returns passages instead of an answer
 * - the time of a page of search results over REST, and its CPU time in the process, compared with the bare search of the same queries
 * - the time of an update of the index after a correction of one page
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { documentsOf, fillThroughSite, residentMb, startToMeasure } from './filled-site.ts'
import { heldOut } from '#e2e/assistant/held-out.ts'
import { lookedAt } from '#e2e/assistant/looked-at.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { createAnswerer } from '#server/assistant/answerer.ts'
import { ownBudget } from '#server/search/budget.ts'
import { find, findAll } from '#server/search/find.ts'
import {
  fixedPagePassages,
  shippedRevision,
} from '#server/search/fixed-pages/fixed-page-passages.ts'
import { openIndexStore } from '#server/search/index-store.ts'
import { typicalIndexOf } from '#server/search/typical/typical-of.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { searchPages } from '#server/search/results/page-search.ts'
import { QUERIES_FROM_PAGES } from '#e2e/search/queries-from-pages.ts'
import { QUERIES_FROM_WORDS } from '#e2e/search/queries-from-words.ts'
import { stemsOf } from '#server/search/words.ts'
import { shippedTexts } from '#server/testing/shipped-texts.test-support.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

const posts = Number(process.argv[2] ?? 1_000)
const BARS = { answerMs: 100, resultsMs: 50 } as const

const questions = [...heldOut, ...lookedAt].map(({ question }) => question)

const queries = [...QUERIES_FROM_PAGES, ...QUERIES_FROM_WORDS].map(([query]) => query)

const at = (taken: readonly number[], share: number) =>
  taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ??
  Number.NaN

const line = (name: string, taken: readonly number[], note = '') =>
  console.log(
    `${name.padEnd(34)} p50 ${at(taken, 0.5).toFixed(1)} ms  p95 ${at(taken, 0.95).toFixed(1)} ms  most ${Math.max(...taken).toFixed(1)} ms${note}`,
  )

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** CPU time of synchronous work, in milliseconds. On a busy machine, elapsed time would include waiting for a core. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

await using directory = await temporaryDirectory()
await fillThroughSite(directory.path, documentsOf(posts))

const site = await startToMeasure(directory.path)
try {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  const ask = async (question: string) => {
    const answer = await fetch(site.url + apiPaths.assistant, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${question} was answered with ${answer.status}`)
    return text
  }
  const pages = [paths.home, paths.service('criminal-check'), paths.blogs()]
  for (const path of pages) await read(path)
  const before = residentMb(site.process.pid)

  const making = await timed(async () => {
    const index = join(directory.path, 'search', 'index.sqlite')
    await ask(questions[0] ?? '')
    const store = openIndexStore(index)
    while (store.revisions().size < posts + 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    store.close()
  })
  const bytes = ['', '-wal'].reduce(
    (sum, end) => sum + statSync(join(directory.path, 'search', `index.sqlite${end}`)).size,
    0,
  )
  console.log(
    `${posts} posts; the index is made in ${(making / 1_000).toFixed(1)} s beside the site, ${(bytes / 1e6).toFixed(1)} MB`,
  )

  for (const question of questions) await ask(question)
  const answers: number[] = []
  for (const question of questions) answers.push(await timed(() => ask(question)))
  const isFast = at(answers, 0.95) <= BARS.answerMs
  line('an answer over REST', answers, isFast ? '' : `  MISSES ${BARS.answerMs}`)

  const results: number[] = []
  for (const query of queries) {
    results.push(await timed(() => read(apiPaths.search({ q: query }))))
  }
  const areFast = at(results, 0.95) <= BARS.resultsMs
  line('a page of results over REST', results, areFast ? '' : `  MISSES ${BARS.resultsMs}`)

  const during = residentMb(site.process.pid)
  await new Promise((resolve) => setTimeout(resolve, 65_000))
  console.log(
    `memory: ${before.toFixed(0)} MB before the first question, ${during.toFixed(0)} after all, ${residentMb(site.process.pid).toFixed(0)} once the thread has ended`,
  )
} finally {
  await site.signal('SIGTERM')
}

const store = openIndexStore(join(directory.path, 'search', 'index.sqlite'))
const answer = createAnswerer(
  {
    begin: () => ({
      search: async (question, options) => find(store, question, options),
      searchWithTopic: async (question, options) =>
        findAll(store, question, { ...options, withTopics: true }, ownBudget()),
    }),
  },
  {
    clock: { now: Date.now, dueAt: async (at) => at, isHoliday: async () => false },
    pages: shippedTexts,
  },
)
const bare: number[] = []
const whole: number[] = []
for (let round = 0; round < 3; round += 1) {
  for (const question of questions) {
    bare.push(await timed(() => store.candidates(stemsOf(question), 10)))
    whole.push(await timed(() => answer(question, [], new AbortController().signal)))
  }
}
/** Times of the update of the index after a correction of one page. */
const updates: number[] = []
const page = pageOf('service', 'criminal-check')
const passages = await fixedPagePassages(shippedRevision(page))
for (let round = 0; round < 20; round += 1) {
  updates.push(
    await timed(() => {
      store.put([{ id: page.id, rev: `round ${round}`, passages }])
      typicalIndexOf(store)
    }),
  )
}
const bareQueries: number[] = []
const wholeQueries: number[] = []
for (let round = 0; round < 3; round += 1) {
  for (const text of queries) {
    bareQueries.push(processorTime(() => store.candidates(stemsOf(text), 10)))
    const view = { text, page: 1, isExact: false }
    wholeQueries.push(processorTime(() => searchPages(store, view, ownBudget())))
  }
}
store.close()
line('index update of one page', updates)
line('bare FTS5 search in the process', bare)
line(
  'the answer in the process',
  whole,
  `  ${(at(whole, 0.5) / at(bare, 0.5)).toFixed(2)} x at the median`,
)
line('CPU: bare FTS5 search of queries', bareQueries)
line(
  'CPU: a page of results',
  wholeQueries,
  `  ${(at(wholeQueries, 0.5) / at(bareQueries, 0.5)).toFixed(2)} x at the median`,
)
