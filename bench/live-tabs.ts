/**
 * Measures the cost of open staff tabs while documents are created: `node bench/live-tabs.ts [rounds] [creates] [root]`. First prints
 * creates per second over REST with 0, 1 and 3 open tabs of /admin/blogs (interleaved rounds, median). Then creates many documents with
 * two tabs open. Prints the times of health checks and of a new page during these creates, and checks that the tabs show the final state.
 * `root` is another built checkout to measure.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { documentsOf, fill, startToMeasure, processorMs } from './filled-site.ts'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { enterAsStaff } from '#e2e/support/pages/staff-page.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'

const rounds = Number(process.argv[2] ?? 3)
const creates = Number(process.argv[3] ?? 2_000)
const root = process.argv[4]
const POSTS = 500
const PER_ROUND = 60
const TAB_COUNTS = [0, 1, 3] as const
const WRITERS = 8
const PROBE_PAUSE_MS = 20
const BARS = { loss: 0.15, healthP99: 250, newPageMs: 3_000, finalStateMs: 10_000 } as const

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const report = (name: string, value: string, holds: boolean) =>
  console.log(`${name.padEnd(38)} ${value}${holds ? '' : '  MISSES ITS BAR'}`)

await using directory = await temporaryDirectory()
const site = await startToMeasure(directory.path, 'none', '', root)
const origin = site.url
const session = await signInAsStaff(origin)
await fill(documentsOf(POSTS), session.mutate)

let made = 0
const create = async () => {
  made += 1
  const title = `Measured post ${made}`
  const answer = await fetch(origin + apiPaths.blogs(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({
      title,
      excerpt: `The excerpt of ${title}.`,
      body: `## A heading\n\nSome text of ${title}, as long as a short paragraph usually is.`,
      status: 'draft',
    }),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`a create was answered ${answer.status}: ${text}`)
  return title
}

interface Tab {
  readonly page: Page
  readonly calls: { started: number; aborted: number }
}

async function openTabs(browser: Browser, count: number): Promise<readonly Tab[]> {
  const tabs: Tab[] = []
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage()
    await enterAsStaff(page, origin)
    await page.goto(origin + paths.adminBlogs)
    await page.getByRole('table').waitFor()
    const calls = { started: 0, aborted: 0 }
    const isApi = (url: string) => new URL(url).pathname.startsWith(`${apiPaths.base}/`)
    page.on('request', (request) => (calls.started += isApi(request.url()) ? 1 : 0))
    page.on('requestfailed', (request) => (calls.aborted += isApi(request.url()) ? 1 : 0))
    tabs.push({ page, calls })
  }
  return tabs
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const rates = new Map<number, number[]>(TAB_COUNTS.map((count) => [count, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const count of TAB_COUNTS) {
      const tabs = await openTabs(browser, count)
      // Waits until the tabs have fetched the changes made before they were connected.
      await wait(3_000)
      const used = processorMs(site.process.pid)
      const started = performance.now()
      for (let index = 0; index < PER_ROUND; index += 1) await create()
      const seconds = (performance.now() - started) / 1_000
      rates.get(count)?.push(PER_ROUND / seconds)
      const sum = (kind: keyof Tab['calls']) => tabs.reduce((n, { calls }) => n + calls[kind], 0)
      console.log(
        `round ${round + 1}, ${count} tabs: ${(PER_ROUND / seconds).toFixed(1)} creates/s, ${((processorMs(site.process.pid) - used) / PER_ROUND).toFixed(1)} ms of processor each, ${sum('started')} calls, ${sum('aborted')} aborted`,
      )
      for (const { page } of tabs) await page.close()
    }
  }
  const rateOf = (count: number) => at(rates.get(count) ?? [], 0.5)
  const alone = rateOf(0)
  for (const count of TAB_COUNTS) {
    const rate = rateOf(count)
    report(
      `${count} tabs`,
      `${rate.toFixed(1)} creates/s, ${(rate / alone).toFixed(2)} x without tabs; bar ${(1 - BARS.loss).toFixed(2)}`,
      rate >= alone * (1 - BARS.loss),
    )
  }

  const tabs = await openTabs(browser, 2)
  let isWriting = true
  const health: number[] = []
  const probe = async () => {
    while (isWriting) {
      const started = performance.now()
      await (await fetch(origin + healthPaths.live)).arrayBuffer()
      health.push(performance.now() - started)
      await wait(PROBE_PAUSE_MS)
    }
  }
  const opened: number[] = []
  const openPages = async () => {
    const context = await browser.newContext()
    while (isWriting) {
      await wait(2_000)
      const page = await context.newPage()
      const started = performance.now()
      await page.goto(origin + paths.blogs(), { waitUntil: 'domcontentloaded', timeout: 60_000 })
      opened.push(performance.now() - started)
      await page.close()
    }
    await context.close()
  }
  const probing = [probe(), openPages()]
  const used = processorMs(site.process.pid)
  const started = performance.now()
  let left = creates
  let last = ''
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (left-- > 0) last = await create()
    }),
  )
  // Creates one more document after all writers have ended. Each tab must list this document as the newest.
  last = await create()
  const ended = performance.now()
  isWriting = false
  const seconds = (ended - started) / 1_000
  console.log(
    `${creates} creates by ${WRITERS} writers in ${seconds.toFixed(1)} s, ${(creates / seconds).toFixed(1)}/s, ${((processorMs(site.process.pid) - used) / creates).toFixed(1)} ms of processor each`,
  )
  const shown = await Promise.all(
    tabs.map(async ({ page }) => {
      await page
        .getByRole('link', { name: last, exact: true })
        .waitFor({ timeout: 60_000 })
        .catch(() => undefined)
      return performance.now() - ended
    }),
  )
  await Promise.all(probing)
  report(
    `${healthPaths.live} meanwhile`,
    `p50 ${at(health, 0.5).toFixed(0)} p99 ${at(health, 0.99).toFixed(0)} most ${at(health, 1).toFixed(0)} ms of ${health.length}; bar ${BARS.healthP99}`,
    at(health, 0.99) < BARS.healthP99,
  )
  report(
    'a new page meanwhile',
    `p50 ${at(opened, 0.5).toFixed(0)} most ${at(opened, 1).toFixed(0)} ms of ${opened.length}; bar ${BARS.newPageMs}`,
    at(opened, 1) < BARS.newPageMs,
  )
  report(
    'final state in both tabs',
    `after ${shown.map((ms) => ms.toFixed(0)).join(' and ')} ms; bar ${BARS.finalStateMs}`,
    shown.every((ms) => ms < BARS.finalStateMs),
  )
  for (const { calls } of tabs)
    console.log(`a tab: ${calls.started} calls, ${calls.aborted} aborted`)
} finally {
  await browser.close()
  await site.signal('SIGTERM')
}
