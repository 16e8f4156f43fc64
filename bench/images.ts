/**
 * Measures the list of images with many entries: `node bench/images.ts [images]`, on PostgreSQL with its address in `DATABASE_URL`. Prints
 * times of complete responses and the server's CPU time per call, compared with a raw node:http server that sends exactly the same bytes,
 * prepared; then, in Chromium, the time from the response to the rendered first page of the list, compared with inserting the same elements
 * as HTML text.
 */
import { chromium } from '@playwright/test'
import { processorMs } from './filled-site.ts'
import { startRaw } from './raw-server.ts'
import { freePort, startSite, temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

const images = Number(process.argv[2] ?? 2_000)
const databaseUrl = process.env['DATABASE_URL']
const BATCH = 500
const CALLS = 200
const WRITES = 20
const LOOKS = 15
const BARS_MS = { search: 50, drawn: 300 } as const

const subjects = ['bridge', 'harbour', 'register', 'archive', 'seal', 'desk', 'court', 'plate']
const of = <T>(all: readonly T[], index: number) => all[index % all.length]

const documents = Array.from({ length: images }, (_, index) => ({
  _id: `image-${index}`,
  _type: LIBRARY_IMAGE_TYPE,
  public_id: `library/${index}`,
  url: `/media/site/image/upload/v1/library/${index}.jpg`,
  alt_text:
    index % 50 === 0
      ? ''
      : `A ${of(subjects, index)} seen from ${of(subjects, index * 7 + 3)} ${index}`,
  caption: index % 3 === 0 ? `Photograph ${index} of the ${of(subjects, index * 5)}` : undefined,
  order: index % 20,
  file_name: `IMG_${index} ${of(subjects, index)}.jpg`,
  file_size: 40_000 + index * 37,
  width: 1_600,
  height: 900,
  format: of(['jpg', 'png', 'webp'], index),
  created_at: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
}))

/** Posts that use some of the images, so that the list has uses to count. */
const posts = Array.from({ length: Math.ceil(images / 10) }, (_, index) => ({
  _id: `post-${index}`,
  _type: 'blog',
  title: `Post ${index}`,
  slug: { _type: 'slug', current: `post-${index}` },
  status: 'published',
  publishedAt: '2026-03-01T08:00:00Z',
  coverImage: {
    _type: 'picture',
    library: { _type: 'reference', _ref: `image-${(index * 7) % images}` },
    alt: 'A picture',
  },
}))

const at = (taken: readonly number[], share: number) =>
  taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ??
  Number.NaN

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let call = 0; call < count; call += 1) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return taken
}

await using directory = await temporaryDirectory()
const site = await startSite({
  port: await freePort(),
  directory: directory.path,
  environment: {
    RATE_LIMIT: 'off',
    SEED: 'none',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  },
})
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
})
try {
  const session = await signInAsStaff(site.url)
  const all = [...documents, ...posts]
  for (let start = 0; start < all.length; start += BATCH) {
    await session.mutate(
      all.slice(start, start + BATCH).map((document) => ({ createOrReplace: document })),
    )
  }
  const headers = { authorization: `Bearer ${session.token}` }
  const read = async (url: string) => {
    const answer = await fetch(url, { headers })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
    return text
  }
  const limit = 24
  const lists = {
    'page 1': staffApiPaths.images({ limit }),
    'a frequent word': staffApiPaths.images({ limit, q: 'bridge' }),
    'two words': staffApiPaths.images({ limit, q: 'harbour photograph' }),
    'a rare word': staffApiPaths.images({ limit, q: `img_${images - 1}` }),
    'a word that is nowhere': staffApiPaths.images({ limit, q: 'xylograph' }),
    'sorted by name, last page': staffApiPaths.images({
      limit,
      sort: 'file_name',
      page: Math.ceil(images / limit),
    }),
    'no alt text': staffApiPaths.images({ limit, no_alt: 'true' }),
  }
  const { summary } = JSON.parse(await read(site.url + lists['page 1']))
  console.log(
    `${summary.all} images, ${summary.all - summary.unused} of them used, on ${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}; milliseconds of ${CALLS} calls each`,
  )
  for (const [name, path] of Object.entries(lists)) {
    await timed(20, () => read(site.url + path))
    const before = processorMs(site.process.pid)
    const own = await timed(CALLS, () => read(site.url + path))
    const processor = (processorMs(site.process.pid) - before) / CALLS
    const raw = await startRaw(site.url + path, headers)
    await timed(20, () => read(raw.url))
    const yardstick = await timed(CALLS, () => read(raw.url))
    raw.stop()
    const p95 = at(own, 0.95)
    console.log(
      `${name.padEnd(26)} p50 ${at(own, 0.5).toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  processor ${processor.toFixed(1).padStart(5)}  ${(at(own, 0.5) / at(yardstick, 0.5)).toFixed(1).padStart(5)} x prepared bytes${p95 < BARS_MS.search ? '' : `  MISSES ${BARS_MS.search}`}`,
    )
  }
  const renewed: number[] = []
  let renewing = 0
  for (let write = 0; write < WRITES; write += 1) {
    await session.mutate([{ patch: { id: 'image-1', set: { caption: `Said ${write}` } } }])
    const before = processorMs(site.process.pid)
    renewed.push(...(await timed(1, () => read(site.url + lists['a frequent word']))))
    renewing += (processorMs(site.process.pid) - before) / WRITES
  }
  const isSoon = at(renewed, 0.95) < BARS_MS.search
  console.log(
    `${'a search after a write'.padEnd(26)} p50 ${at(renewed, 0.5).toFixed(1).padStart(6)}  p95 ${at(renewed, 0.95).toFixed(1).padStart(6)}  processor ${renewing.toFixed(1).padStart(5)}${isSoon ? '' : `  MISSES ${BARS_MS.search}`}`,
  )

  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(
    ([key, token, rows]) => {
      localStorage.setItem(key, token)
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll('[data-row]').length < rows) return
        observer.disconnect()
        // The timeout runs after the frame that displays the images.
        requestAnimationFrame(() => setTimeout(() => performance.mark('first page')))
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    [storageKeys.token, session.token, limit] as const,
  )
  const drawn: number[] = []
  const plain: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    await page.goto(site.url + paths.adminImages)
    await page.waitForFunction(() => performance.getEntriesByName('first page').length > 0)
    const [own, yardstick] = await page.evaluate(async (size) => {
      const answer = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/api/images/') && name.includes(`limit=${size}`))
      const [mark] = performance.getEntriesByName('first page')
      const list = document.querySelector('[data-row]')?.parentElement
      if (!(answer instanceof PerformanceResourceTiming) || mark === undefined || list == null) {
        throw new Error('no first page was seen')
      }
      const html = list.innerHTML
      const before = performance.now()
      const copy = list.cloneNode()
      if (copy instanceof HTMLElement) copy.innerHTML = html
      list.replaceWith(copy)
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
      return [mark.startTime - answer.responseEnd, performance.now() - before] as const
    }, limit)
    drawn.push(own)
    plain.push(yardstick)
  }
  const p95 = at(drawn, 0.95)
  console.log(
    `first page drawn after its answer: p50 ${at(drawn, 0.5).toFixed(0)} ms  p95 ${p95.toFixed(0)} ms, ${(at(drawn, 0.5) / at(plain, 0.5)).toFixed(1)} x the same elements put there as text (${at(plain, 0.5).toFixed(0)} ms)${p95 < BARS_MS.drawn ? '' : `  MISSES ${BARS_MS.drawn}`}`,
  )
} finally {
  await browser.close()
  await site.signal('SIGTERM')
}
