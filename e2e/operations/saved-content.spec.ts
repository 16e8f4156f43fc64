import { expect, test } from '@playwright/test'
import { startFaultProxy } from '../support/sites/fault-proxy.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import { freePort, startLake, startSite, temporaryDirectory } from '../support/sites/processes.ts'
import { watchContext } from '../support/checks/quiet.ts'
import { paths } from '#shared/paths/paths.ts'

const NOTICE = 'You are seeing saved content'
const token = 'a-token-for-the-lake-under-test'

const post = (number: number) => ({
  _id: `post-${number}`,
  _type: 'blog',
  title: `Post number ${number}`,
  slug: { _type: 'slug', current: `post-${number}` },
  status: 'published',
  publishedAt: '2026-01-02T03:04:05Z',
  excerpt: 'What the post is about.',
  tags: [],
  body: [],
})

test('an open tab continues over REST when the CMS fails, shows a notice, and recovers automatically', async ({
  page,
  context,
}) => {
  await using stack = new AsyncDisposableStack()
  const lakeFolder = stack.use(await temporaryDirectory())
  const siteFolder = stack.use(await temporaryDirectory())
  const lake = await startLake({ port: await freePort(), directory: lakeFolder.path, token })
  stack.defer(() => lake.signal('SIGTERM'))
  const proxy = stack.use(await startFaultProxy(lake.url))
  const client = lakeClient(lake.url, token)
  await client.create(post(1))
  await client.create(post(2))
  const site = await startSite({
    port: await freePort(),
    directory: siteFolder.path,
    environment: { SANITY_API_HOST: proxy.url, LAKE_TOKEN: token, SEED: 'none' },
  })
  stack.defer(() => site.signal('SIGTERM'))
  const watch = watchContext(context, site.url)
  // The CMS is unavailable: its requests return 503, and the page falls back to REST.
  watch.expect(/^503: GET .*\/lake\/public\//)

  await page.goto(site.url + paths.cmsBlogs())
  // Waits for hydration, because before hydration a link would load its page from the server.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  proxy.setFault('status 500')
  await page.getByRole('link', { name: 'Post number 2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post number 2')
  await expect(page.getByText(NOTICE)).toBeVisible()

  // Changes the post while the site cannot reach the CMS. After recovery the page must show the new title.
  await client.patch('post-2').set({ title: 'Post number two, mended' }).commit()
  proxy.setFault('none')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post number two, mended')
  expect(watch.faults).toEqual([])
})
