/**
 * Lighthouse's scores of one page of every template on a phone: `node bench/lighthouse.ts [path ...]`. Prints the four scores,
 * the figures behind the first and whatever keeps a score from 100; ends with 1 when one is below it. Needs a built site and
 * a browser (`CHROMIUM_PATH`, else Debian's, else Playwright's own). Each page is opened once before it is measured, as every
 * visitor but the first finds it. Whatever else the machine does counts against the first score: the best of three counts.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/processes.ts'
import { templatePages } from '#e2e/support/template-pages.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const TRIES = 3

/** What Lighthouse takes for a phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

/** Scores of 0 to 100 by category, and what was found wanting. */
async function measure(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (result === undefined) throw new Error(`${url} could not be measured`)
  const { audits, categories } = result.lhr
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const wanting = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  )
  return {
    scores,
    figures: FIGURES.map((name) => audits[name]?.displayValue ?? '?'),
    wanting: scores.every((score) => score === 100) ? [] : wanting,
  }
}

const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined)
await using directory = await temporaryDirectory()
const site = await startSite({
  port: await freePort(),
  directory: directory.path,
  environment: { RATE_LIMIT: 'off', SEED: 'demo' },
})
const port = await freePort()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  ...(executablePath !== undefined && { executablePath }),
})
async function best(url: string) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  let found = await measure(url, port)
  for (let once = 1; once < TRIES && found.wanting.length > 0; once += 1) {
    const again = await measure(url, port)
    if ((again.scores[0] ?? 0) > (found.scores[0] ?? 0)) found = again
  }
  return found
}

try {
  const named = process.argv.slice(2)
  for (const path of named.length > 0 ? named : templatePages) {
    const { scores, figures, wanting } = await best(site.url + path)
    console.log(`${path.padEnd(44)} ${scores.join(' ')}   ${figures.join(', ')}`)
    for (const one of wanting) console.log(`  ${one}`)
    if (scores.some((score) => score < 100)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.signal('SIGTERM')
}
