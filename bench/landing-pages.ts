/**
 * Measures the running site with documents of all fixed pages, without and with landing pages: `node bench/landing-pages.ts [pages]
 * [seconds]`. Prints the time of a restart, the time from publishing a correction until a visitor gets the corrected page, and the rate
 * of page views with landing pages relative to the rate without. Both sites run at the same time and are measured in turn, because the
 * speed of a machine varies.
 */
import { fillThroughSite, processorTicks, startToMeasure } from './filled-site.ts'
import { requestsPerSecond } from './wrk.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { fixedPages, pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { paths } from '#shared/paths/paths.ts'

const landings = Number(process.argv[2] ?? 1_000)
const seconds = Number(process.argv[3] ?? 4)
const CONNECTIONS = 16
const ROUNDS = 3
const PUBLICATIONS = 20
/** Clock tick of Linux, in milliseconds. */
const TICK = 10

const BARS = { readyMs: 3_000, visibleMs: 1_000, rate: 0.9 } as const

const report = (name: string, value: string, holds: boolean) =>
  console.log(`${name.padEnd(44)} ${value}${holds ? '' : '  MISSES ITS BAR'}`)

const service = pageOf('service', 'criminal-check')
const published = await Promise.all(
  fixedPages.map((page) => shippedPublished(page, '2026-03-01T09:00:00Z')),
)
const slugOf = (index: number) => `topic-number-${index}`

/** Starts a site with documents of all fixed pages and `count` landing pages. Returns the site with the duration of its start. */
async function open(directory: string, count: number) {
  const topics = Array.from({ length: count }, (_, index) => landingDocument(slugOf(index)))
  await fillThroughSite(directory, [...published, ...topics])
  const before = performance.now()
  const site = await startToMeasure(directory)
  const readyMs = performance.now() - before
  const processorMs = processorTicks(site.process.pid) * TICK
  return { site, readyMs, processorMs, origin: site.url.replace('localhost', '127.0.0.1'), count }
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]) =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** Times in milliseconds from the start of a publication until a page view shows it. */
async function publications(
  { site }: Awaited<ReturnType<typeof open>>,
  path: string,
  correction: (text: string) => Readonly<Record<string, unknown>>,
): Promise<readonly number[]> {
  const { mutate } = await signInAsStaff(site.url)
  const times: number[] = []
  for (let index = 0; index < PUBLICATIONS; index += 1) {
    const text = `A correction with the number ${index}`
    const before = performance.now()
    await mutate([{ patch: correction(text) }])
    while (!(await (await fetch(site.url + path)).text()).includes(`${text}<`)) {
      if (performance.now() - before > 30_000) throw new Error(`${path} does not show “${text}”`)
    }
    times.push(performance.now() - before)
  }
  return times
}

const reportPublications = (name: string, times: readonly number[]) => {
  const most = Math.max(...times)
  report(
    name,
    `median ${median(times).toFixed(0)} ms, most ${most.toFixed(0)} ms; bar ${BARS.visibleMs}`,
    most <= BARS.visibleMs,
  )
}

await using bareDirectory = await temporaryDirectory()
await using fullDirectory = await temporaryDirectory()
const bare = await open(bareDirectory.path, 0)
const full = await open(fullDirectory.path, landings)
try {
  for (const { readyMs, processorMs, count } of [bare, full]) {
    report(
      `ready with ${fixedPages.length} pages, ${count} landing pages`,
      `${readyMs.toFixed(0)} ms, ${processorMs} ms of CPU time; bar ${BARS.readyMs}`,
      readyMs <= BARS.readyMs,
    )
  }
  for (const path of [paths.home, service.path]) {
    const rates = { bare: [] as number[], full: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const options = { seconds, connections: CONNECTIONS }
      rates.bare.push(await requestsPerSecond(bare.origin + path, options))
      rates.full.push(await requestsPerSecond(full.origin + path, options))
    }
    const ratio = median(rates.full) / median(rates.bare)
    report(
      `views of ${path}`,
      `${ratio.toFixed(2)} of the rate without landing pages; bar ${BARS.rate}`,
      ratio >= BARS.rate,
    )
  }
  for (const each of [bare, full]) {
    const times = await publications(each, service.path, (heading) => ({
      id: service.id,
      set: { heading },
    }))
    reportPublications(`a correction is visible, ${each.count} landing pages`, times)
  }
  const times = await publications(full, paths.landing(slugOf(1)), (heading) => ({
    id: `landing-${slugOf(1)}`,
    set: { 'blocks[0].heading': heading },
  }))
  reportPublications('a correction of a landing page is visible', times)
} finally {
  await bare.site.signal('SIGTERM')
  await full.site.signal('SIGTERM')
}
