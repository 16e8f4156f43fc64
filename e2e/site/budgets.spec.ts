import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { documentLimit, documentSize } from '../support/checks/document-size.ts'
import { layOutWholePage } from '../support/checks/layout.ts'
import { banner } from '../support/pages/consent-page.ts'
import { closePages, demoSlugs } from '../support/pages/template-pages.ts'
import { paths } from '#shared/paths/paths.ts'

// Visits the site like a first-time visitor, without stored consent.
test.use({ on: 'demo', asksConsent: true, viewport: { width: 412, height: 823 } })

/**
 * Maximum number of kilobytes on the wire, compressed with Brotli. `afterwards`: requests of an idle page after hydration (consent
 * banner, update check).
 */
const budgets = {
  beforeIdle: 3,
  hydration: 131,
  afterwards: 12,
  html: 45,
  styles: 26,
  fonts: 116,
  pictures: 400,
}

const KB = 1_000

/** Fonts that the text of the first screen of a page needs, in addition to the preloaded ones. */
const FIRST_FONTS: Readonly<Record<string, readonly string[]>> = {
  [paths.blog(demoSlugs.post)]: ['geist-mono-signs', 'instrument-sans-italic-basic'],
  [paths.booking()]: ['instrument-sans-signs'],
  [paths.cookieSettings]: ['geist-mono-signs'],
  [paths.partners]: ['instrument-sans-signs'],
}

interface Paints {
  /** Element of the largest contentful paint. `isInMain` is true if the element is in `main`. */
  lead: { readonly name: string; readonly isInMain: boolean } | undefined
  shifts: LayoutShift[]
  /** Time of hydration on the page's clock. */
  alive: number
}

/** Entry type that TypeScript's library lacks: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    paints: Paints
  }
}

/** Records paints and layout shifts from the start of the page. */
const notePaints = (page: Page) =>
  page.addInitScript(() => {
    window.paints = { lead: undefined, shifts: [], alive: Number.POSITIVE_INFINITY }
    const alive = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return
      window.paints.alive = performance.now()
      alive.disconnect()
    })
    alive.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
    const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    follow('largest-contentful-paint', (entry) => {
      const element: unknown = Reflect.get(entry, 'element')
      if (!(element instanceof Element)) return
      window.paints.lead = {
        name: `${element.tagName}.${element.getAttribute('class') ?? ''}`,
        isInMain: element.closest('main') !== null,
      }
    })
    follow('layout-shift', (entry) => {
      // The cast is correct, because the observer gets only entries of this type.
      window.paints.shifts.push(entry as LayoutShift)
    })
  })

/** Cumulative layout shift. Shifts within a line are not counted during the first second after a font has loaded. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const arrivals = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      // The cast is correct, because only entries of this type are requested.
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    const isOfFace = ({ startTime, sources }: LayoutShift) =>
      arrivals.some((time) => time <= startTime && startTime < time + 1_000) &&
      sources.every(
        ({ previousRect: before, currentRect: after }) =>
          before.y === after.y && before.height === after.height,
      )
    return window.paints.shifts.reduce((sum, shift) => sum + (isOfFace(shift) ? 0 : shift.value), 0)
  })

const PRELOADED = ['newsreader-basic', 'instrument-sans-basic']

/** True for a font file that is not preloaded. */
const isLaterFont = (url: string) =>
  url.endsWith('.woff2') && !PRELOADED.some((name) => url.includes(name))

/**
 * Delays the style sheet, which blocks painting, until the preloaded fonts have arrived. Otherwise the order of their arrival is random: a
 * text may first be painted in a fallback font, and then wrap differently in its own font. Another test covers late fonts.
 */
async function holdStyles(page: Page): Promise<void> {
  const faces = Promise.withResolvers<void>()
  const missing = new Set(PRELOADED)
  page.on('requestfinished', (request) => {
    for (const name of missing) if (request.url().includes(name)) missing.delete(name)
    if (missing.size === 0) faces.resolve()
  })
  await page.route(/\/entry-client-[^/]*\.css$/, async (route) => {
    await faces.promise
    await route.continue()
  })
}

/** Bytes by type that the page loads until it is hydrated and idle. */
async function weigh(page: Page, path: string) {
  const bytes = new Map<string, number>()
  const each = new Map<string, { readonly kind: string; readonly size: number }>()
  const origins = new Set<string>()
  const sizes: Promise<void>[] = []
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const weighed = (request: Request) => {
    if (request.url().startsWith('data:')) return
    origins.add(new URL(request.url()).origin)
    const kind = request.resourceType()
    const note = async () => {
      const { responseBodySize } = await request.sizes()
      bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize)
      each.set(request.url(), { kind, size: responseBodySize })
    }
    sizes.push(note())
  }
  page.on('requestfinished', weighed)
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  const earlyFonts = requested.filter((url) => isLaterFont(url))
  await layOutWholePage(page)
  await banner(page).waitFor()
  await page.waitForLoadState('networkidle')
  // Later requests do not belong to the measured visit. Waiting for their sizes might never end.
  page.off('requestfinished', weighed)
  await Promise.all(sizes)
  const late = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= window.paints.alive)
      .map(({ name }) => name),
  )
  const afterwards = (kind: string) =>
    late
      .map((url) => each.get(url))
      .reduce((sum, one) => sum + (one?.kind === kind ? one.size : 0), 0)
  const plates = requested.filter((url) => url.includes('/engravings/plates/'))
  const plateTwice = plates.filter((url, index) => plates.indexOf(url) !== index)
  return { bytes, afterwards, origins: [...origins], earlyFonts, plateTwice }
}

// The services list and the booking page need the most scripts, so the everyday tier measures them too.
for (const path of new Set([...closePages, paths.services, paths.booking()])) {
  test(`the page ${path} is within its size budgets and has no layout shift`, async ({
    page,
    site,
  }) => {
    await notePaints(page)
    await holdStyles(page)
    const html = await site.html(path)
    const inline = [
      ...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs),
    ]
    expect(html, 'no script is fetched before the page is idle').not.toMatch(/<script[^>]* src=/)
    expect(html).not.toContain('rel="modulepreload"')
    const boot = inline.map(([, text = '']) => text).join('')
    expect(brotliCompressSync(boot).length).toBeLessThanOrEqual(budgets.beforeIdle * KB)

    const size = await documentSize(site.origin + path)
    expect(size, 'document').toBeLessThanOrEqual(documentLimit(path))

    const { bytes, afterwards, origins, earlyFonts, plateTwice } = await weigh(page, path)
    expect(
      earlyFonts
        .map((url) => new URL(url).pathname.replace(/^\/assets\/|-[\w-]{8}\.woff2$/g, ''))
        .toSorted(),
      'fonts before lower sections are laid out',
    ).toEqual(FIRST_FONTS[path] ?? [])
    expect(plateTwice, 'plates that are loaded twice').toEqual([])
    expect(origins, 'nobody else is called').toEqual([site.origin])
    const hydration = (bytes.get('script') ?? 0) - afterwards('script')
    const styles = (bytes.get('stylesheet') ?? 0) - afterwards('stylesheet')
    const idle = afterwards('script') + afterwards('stylesheet')
    expect(hydration, 'scripts').toBeLessThanOrEqual(budgets.hydration * KB)
    expect(idle, 'what comes once it is alive').toBeLessThanOrEqual(budgets.afterwards * KB)
    expect(idle, 'the question about cookies').toBeGreaterThan(0)
    expect(bytes.get('document') ?? 0, 'HTML').toBeLessThanOrEqual(budgets.html * KB)
    expect(styles, 'styles').toBeLessThanOrEqual(budgets.styles * KB)
    expect(bytes.get('font') ?? 0, 'fonts').toBeLessThanOrEqual(budgets.fonts * KB)
    expect(bytes.get('image') ?? 0, 'pictures').toBeLessThanOrEqual(budgets.pictures * KB)

    const lead = await page.evaluate(() => window.paints.lead)
    expect(lead?.isInMain, `the largest thing painted, ${lead?.name}, lies in main`).toBe(true)
    expect(await shiftOf(page), 'nothing moves').toBe(0)
  })
}

test('wide windows load the preloaded plate once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await notePaints(page)
  const { plateTwice } = await weigh(page, paths.home)
  expect(plateTwice).toEqual([])
})

test('late fonts cause no layout shift', async ({ page }) => {
  await notePaints(page)
  const late = Promise.withResolvers<void>()
  let turn = late.promise
  await page.route('**/*.woff2', async (route) => {
    turn = turn.then(() => delay(300))
    await turn
    await route.continue()
  })
  await page.goto(paths.service('criminal-check'), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The HTML is parsed before the styles arrive, so the test waits for the styles.
  await expect(page.locator('.bar')).toHaveCSS('position', 'fixed')
  const height = () => page.evaluate(() => document.querySelector('.hero')?.clientHeight)
  const before = await height()
  late.resolve()
  await layOutWholePage(page)
  await page.waitForLoadState('networkidle')
  expect(await height()).toBe(before)
  expect(await shiftOf(page)).toBe(0)
})

test('a service page is a few screens long, and on a phone the notes of its sample are folded', async ({
  page,
}) => {
  await page.goto(paths.service('criminal-check'))
  await layOutWholePage(page)
  for (const [width, height, most] of [
    [1440, 900, 6.5],
    [390, 844, 9],
  ] as const) {
    await page.setViewportSize({ width, height })
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(pageHeight, `at ${width} px`).toBeLessThanOrEqual(most * height)
    const notes = page.getByText('Who was checked')
    if (width > height) await expect(notes).toBeVisible()
    else {
      await expect(notes).toBeHidden()
      await page.getByLabel('Explain each field').check()
      await expect(notes).toBeVisible()
    }
  }
})
