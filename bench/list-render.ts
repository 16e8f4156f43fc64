/**
 * Measures the rendering of list pages without a cached response: `node bench/list-render.ts`. One list has twelve posts, like real
 * pages, and one has forty. Each change removes the pages from the cache, so the handler of the public pages renders them again. The
 * script prints pages per second. In alternating rounds it also measures React's `renderToString` of the same trees with the same data in
 * this process.
 */
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { createAuth } from '#server/auth/auth.ts'
import type { AuthTables } from '#server/auth/auth.tables.ts'
import { createCleanImages } from '#server/composition/files/clean-images.ts'
import { createContentArea } from '#server/composition/content.ts'
import { createLakeArea } from '#server/composition/lake/lake.ts'
import { createMediaArea } from '#server/composition/files/media.ts'
import { createContentChanges } from '#server/composition/content-changes.ts'
import { createLifetime } from '#server/composition/lifetime.ts'
import { createPageArea, openPageCopies } from '#server/composition/site/pages.ts'
import { readConfig } from '#server/config/config.ts'
import { openDeps } from '#server/composition/deps.ts'
import { createActs } from '#server/http/acts.ts'
import { createAddressBook } from '#server/render/address-book.ts'
import { createPageSource, type PageContent } from '#server/render/page-source.ts'
import { loadBuiltWeb } from '#server/render/web-entry.ts'
import { openBuiltWeb, siteFacts } from '#server/composition/site/web.ts'
import { dependenciesOfList } from '#shared/content/change-tags.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { documentsOf } from './filled-site.ts'

const POSTS = 480
/** Number of pages requested simultaneously after each change. */
const PAGES = 8
const WARM = 4
const ROUNDS = 9
/** Changes per round. */
const CHANGES = 3
const BAR = 0.9

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Content of the pages. Lists have up to `limit` posts, which may differ from the number on real pages. */
const withLists = (content: PageContent, limit: number): PageContent => ({
  groq: (name, params) => content.groq(name, { ...params, limit }),
  rest: (path) => content.rest(path.replace(`limit=${PAGE_SIZE}`, `limit=${limit}`)),
})

/** Rendering speed: pages per second, and the CPU times of the main thread and of all threads, in milliseconds per page. */
interface Pace {
  readonly rate: number
  readonly main: number
  readonly all: number
}

/** Runs `work` repeatedly; each run renders `pages` pages. */
async function paceOf(times: number, pages: number, work: (turn: number) => Promise<void> | void) {
  const begun = performance.now()
  const [main, all] = [process.threadCpuUsage(), process.cpuUsage()]
  for (let turn = 0; turn < times; turn++) await work(turn)
  const took = performance.now() - begun
  const done = times * pages
  const perPage = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000 / done
  return {
    rate: (done * 1_000) / took,
    main: perPage(process.threadCpuUsage(main)),
    all: perPage(process.cpuUsage(all)),
  }
}

/** Opens the product's own modules on an empty store in `directory`, filled with posts. */
async function open(directory: string, limit: number) {
  const config = readConfig({
    DATA_DIR: directory,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  })
  const deps = await openDeps(config)
  const [web, { drawingOf }] = await Promise.all([
    openBuiltWeb(config),
    loadBuiltWeb('dist', siteFacts(config)),
  ])
  const { log } = deps
  const auth = await createAuth({
    db: deps.database.kysely.withTables<AuthTables>(),
    log,
    origin: () => config.origin,
  })
  const acts = createActs({ log, nameOf: () => Promise.resolve(undefined) })
  const images = createCleanImages(config)
  const lake = await createLakeArea(config, deps, auth, images, () => undefined)
  const lifetime = createLifetime(() => undefined)
  const changes = createContentChanges()
  const staleCopies = await openPageCopies(config, deps, web, lifetime)
  const imageHost = await createMediaArea(config, deps, images, changes, lifetime)
  const area = createContentArea(config, deps, lake, {
    lifetime,
    changes,
    auth,
    acts,
    web,
    imageHost,
  })
  const content = { ...area, pageContent: withLists(area.pageContent, limit) }
  const pages = createPageArea(config, deps, web, {
    lifetime,
    changes,
    staleCopies,
    render: web.render,
    content,
    followTags: lake.followTags,
    addresses: createAddressBook({ serves: web.serves, hasArticle: area.hasArticle }),
    redirects: { follow: undefined, missed: undefined },
  })
  const dataset = deps.embedded?.dataset
  if (dataset === undefined) throw new Error('the lake is elsewhere')
  return { config, deps, auth, drawingOf, area, content, pages, lifetime, dataset }
}

type Opened = Awaited<ReturnType<typeof open>>

/**
 * Requests all pages simultaneously, like visitors after a change.
 * @throws Error if a page comes from the cache or its request is rejected
 */
async function ask({ pages, config }: Opened, addresses: readonly string[]) {
  const answers = await Promise.all(
    addresses.map((address) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
      return pages.fetch(new Request(new URL(address, config.origin), { headers }), '127.0.0.1')
    }),
  )
  for (const answer of answers) {
    await answer.arrayBuffer()
    if (answer.status !== 200 || answer.headers.get('server-timing')?.includes('miss') !== true)
      throw new Error(`answered with ${answer.status}, ${answer.headers.get('server-timing')}`)
  }
}

/** Compares the page handler with a direct `renderToString` of the same React trees: pages per second of each, and the ratio of the two. */
async function compare(site: Opened, addresses: readonly string[]) {
  const { drawingOf, area, content, config, dataset, pages } = site
  const drop = () => {
    const { tags } = dependenciesOfList('blog')
    area.answers.invalidate(tags)
    pages.changed(tags)
  }
  const draw = await Promise.all(
    addresses.map((address) =>
      drawingOf({
        request: new Request(new URL(address, config.origin)),
        source: createPageSource(content.pageContent).source,
      }),
    ),
  )
  const made: Pace[] = []
  const drawn: Pace[] = []
  // Rounds with negative numbers are not counted. They give the JIT compiler time to optimise the code.
  for (let round = -WARM; round < ROUNDS; round++) {
    const set = { excerpt: `Changed ${round} times, for ${addresses[0]}.` }
    await dataset.mutate([{ patch: { id: `post-${POSTS - 1}`, set } }], { author: 'bench' })
    await pages.idle()
    const one = await paceOf(CHANGES, addresses.length, async () => {
      drop()
      await ask(site, addresses)
    })
    const other = await paceOf(
      CHANGES * addresses.length,
      1,
      (turn) => void draw[turn % draw.length]?.(),
    )
    if (round < 0) continue
    made.push(one)
    drawn.push(other)
  }
  const of = (paces: readonly Pace[], name: keyof Pace) => median(paces.map((pace) => pace[name]))
  const ratio = median(made.map(({ rate }, index) => rate / (drawn[index]?.rate ?? Number.NaN)))
  return [
    of(made, 'rate').toFixed(0),
    of(drawn, 'rate').toFixed(0),
    ratio.toFixed(2),
    ...[of(made, 'main'), of(made, 'all'), of(drawn, 'all')].map((ms) => ms.toFixed(2)),
    ratio < BAR ? `MISSES ${BAR}` : '',
  ]
}

const HEADS = [
  'made anew',
  'posts',
  'pages/s',
  'renderToString/s',
  'ratio',
  'ms: main',
  'all',
  'React',
]
const WIDTHS = HEADS.map((head) => Math.max(head.length, 5)).with(0, 13)
console.log(HEADS.map((head, index) => head.padEnd(WIDTHS[index] ?? 0)).join('  '))
for (const limit of [PAGE_SIZE, 40]) {
  await using directory = await temporaryDirectory()
  const site = await open(directory.path, limit)
  await site.dataset.mutate(
    documentsOf(POSTS).map((createOrReplace) => ({ createOrReplace })),
    { author: 'bench' },
  )
  await site.lifetime.start()
  for (const list of [paths.blogs(), paths.cmsBlogs()]) {
    const addresses = Array.from({ length: PAGES }, (_, index) => `${list}?page=${index + 2}`)
    const cells = [list, String(limit), ...(await compare(site, addresses))]
    console.log(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join('  '))
  }
  await site.lifetime.close()
  site.auth.close()
  await site.deps.close()
}
process.exit(0)
