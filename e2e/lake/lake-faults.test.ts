import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startFaultProxy, type Fault, type FaultProxy } from '../support/sites/fault-proxy.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import {
  freePort,
  startLake,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'

/** Token with which the site calls the lake. Site and lake are separate processes; a proxy between them simulates faults. */
const token = 'a-token-for-the-lake-under-test'
const stack = new AsyncDisposableStack()
let lakePort: number
let lakeDirectory: string
let lake: Program
let proxy: FaultProxy
let site: Program
let client: SanityClient

const post = {
  _id: 'post-one',
  _type: 'blog',
  title: 'A post that everyone can read',
  slug: { _type: 'slug', current: 'post-one' },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  excerpt: 'What the post is about.',
  tags: [],
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text: 'The text of the post.', marks: [] }],
    },
  ],
}

const study = {
  _id: 'study-one',
  _type: 'caseStudy',
  title: 'A case that everyone can read',
  slug: { _type: 'slug', current: 'study-one' },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  summary: 'What the case is about.',
  services: [],
  results: [],
}

const opening = {
  _id: 'opening-one',
  _type: 'opening',
  title: 'A position that is open',
  slug: { _type: 'slug', current: 'a-position' },
  status: 'published',
  summary: 'The summary of the position.',
}

const landing = landingDocument('care-homes')

const CORRECTION = 'A corrected heading of a fixed page'
const corrected = {
  ...(await shippedPublished(pageOf('service', 'criminal-check'), '2026-01-02T03:04:05Z')),
  heading: CORRECTION,
}

/** Pages with content from the CMS, each with words that occur only if the page is complete. */
const pages = [
  { path: '/sanity/blogs', words: [post.title] },
  { path: '/sanity/blogs/post-one', words: [post.title, 'The text of the post.'] },
  { path: '/sanity/case-studies', words: [study.title, study.summary] },
  { path: '/sanity/case-studies/study-one', words: [study.title] },
  { path: '/careers', words: [opening.title, opening.summary] },
  { path: '/criminal-check', words: [CORRECTION] },
  { path: '/care-homes', words: ['Screen care home staff', 'We order the certificate'] },
]

beforeAll(async () => {
  lakeDirectory = stack.use(await temporaryDirectory()).path
  const siteDirectory = stack.use(await temporaryDirectory()).path
  lakePort = await freePort()
  lake = await startLake({ port: lakePort, directory: lakeDirectory, token })
  proxy = stack.use(await startFaultProxy(lake.url))
  client = lakeClient(lake.url, token)
  await client
    .transaction()
    .createOrReplace(post)
    .createOrReplace(study)
    .createOrReplace(opening)
    .createOrReplace(corrected)
    .createOrReplace(landing)
    .commit()
  site = await startSite({
    port: await freePort(),
    directory: siteDirectory,
    environment: { SANITY_API_HOST: proxy.url, LAKE_TOKEN: token, SEED: 'none' },
  })
})

afterAll(async () => {
  await site.signal('SIGTERM')
  lake.process.kill('SIGCONT')
  await lake.signal('SIGKILL')
  await stack.disposeAsync()
})

async function visit(path: string) {
  const started = performance.now()
  const answer = await fetch(site.url + path)
  const html = await answer.text()
  return { status: answer.status, html, ms: performance.now() - started }
}

async function expectWhole() {
  for (const { path, words } of pages) {
    const { status, html, ms } = await visit(path)
    expect(status, path).toBe(200)
    for (const word of words) expect(html.includes(word), `${path} shows "${word}"`).toBe(true)
    expect(ms, `${path} took ${ms} ms`).toBeLessThan(1000)
  }
}

/** Changes the post in the lake. Waits until visitors see the change and no notice of an unavailable CMS. */
async function expectFreshWithin(ms: number) {
  const excerpt = `Fresh at ${Date.now()}`
  const deadline = Date.now() + ms
  await client.patch(post._id).set({ excerpt }).commit()
  for (;;) {
    const { html } = await visit('/sanity/blogs')
    if (html.includes(excerpt) && !html.includes('You are seeing saved content')) return
    expect(Date.now(), 'the page is fresh in time').toBeLessThan(deadline)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Changes any document, which empties the page cache, so that the next responses are not cached pages. */
async function untilCacheIsCold() {
  await expectFreshWithin(10_000)
}

afterEach(() => {
  proxy.setFault('none')
  lake.process.kill('SIGCONT')
})

describe('the pages of visitors are complete', () => {
  const faults: readonly Exclude<Fault, 'none'>[] = [
    'status 500',
    'status 401',
    'status 429',
    'rubbish',
    'truncated',
    'slow',
    'silent',
  ]

  test.each(faults)('while the CMS responds with this failure: %s', async (fault) => {
    await untilCacheIsCold()
    proxy.setFault(fault)
    await expectWhole()
    proxy.setFault('none')
    await expectFreshWithin(10_000)
  })

  test('while the process of the CMS is suspended, and after it is resumed', async () => {
    await untilCacheIsCold()
    await lake.signal('SIGSTOP')
    await expectWhole()
    await lake.signal('SIGCONT')
    await expectFreshWithin(10_000)
  })

  test('while the process of the CMS is killed, and after it is restarted', async () => {
    await untilCacheIsCold()
    await lake.signal('SIGKILL')
    await expectWhole()
    lake = await startLake({ port: lakePort, directory: lakeDirectory, token })
    await expectFreshWithin(10_000)
  })

  test('with stored content if the site starts while the CMS is unavailable', async () => {
    await lake.signal('SIGKILL')
    const directory = stack.use(await temporaryDirectory()).path
    const port = await freePort()
    const start = (ready?: '/healthz') =>
      startSite({
        port,
        ...(ready && { ready }),
        directory,
        environment: { SANITY_API_HOST: proxy.url, LAKE_TOKEN: token, SEED: 'none' },
      })
    lake = await startLake({ port: lakePort, directory: lakeDirectory, token })
    const first = await start()
    await expect.poll(async () => (await fetch(`${first.url}/blogs`)).status).toBe(200)
    await first.signal('SIGTERM')
    await lake.signal('SIGKILL')
    const second = await start()
    const html = async (path: string) => (await fetch(`${second.url}${path}`)).text()
    expect(await html('/sanity/blogs/post-one')).toContain(post.title)
    await second.signal('SIGTERM')
    // The mirror is part of the deleted database. Without it articles are missing, but the texts of pages are still available from files.
    for (const suffix of ['', '-wal', '-shm']) {
      await rm(join(directory, `site.db${suffix}`), { force: true })
    }
    const third = await start('/healthz')
    expect((await fetch(`${third.url}/sanity/blogs/post-one`)).status).toBe(503)
    for (const [path, words] of [
      ['/criminal-check', CORRECTION],
      ['/care-homes', 'Screen care home staff'],
    ] as const) {
      const answer = await fetch(third.url + path)
      expect({ path, status: answer.status }).toEqual({ path, status: 200 })
      expect(await answer.text()).toContain(words)
    }
    await third.signal('SIGTERM')
    lake = await startLake({ port: lakePort, directory: lakeDirectory, token })
  })
})
