import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cacheNames } from '#shared/browser/update-keys.ts'
import * as z from 'zod/mini'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { publicOperations } from '#shared/contracts/operations/article-operations.ts'
import { searchOperations } from '#shared/contracts/operations/search-operations.ts'
import { searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import { words } from './labels.ts'
import { answer, refuse } from '#web/testing/browser/answers.test-support.ts'
import { goTo } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const HEADING = 'A heading of the server'
const about = pageOf('company', 'about')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page with links to a second page, whose text the server returns only once `isBack` is set. */
async function openUnreached(isOnline: boolean) {
  await openPage(paths.usNotice)
  const shown = z.parse(publicOperations.page.answer, {
    success: true,
    data: { ...(await shippedCopy(about)), heading: HEADING },
  })
  const server = { isBack: false }
  answer(publicOperations.page).with(() =>
    server.isBack ? shown : refuse(503, 'The text is not available'),
  )
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline || server.isBack)
  return { server, title: HEADING }
}

/** Stores an article on this device, as the service worker does. */
async function storeArticle(path: string, title: string): Promise<void> {
  const cache = await caches.open(cacheNames.posts)
  onTestFinished(async () => void (await caches.delete(cacheNames.posts)))
  await cache.put(path, new Response(`<main><h1>${title}</h1></main>`))
}

test('a page without a connection states the reason, links to stored articles, and loads when the device is connected again', async () => {
  await storeArticle(paths.blog('a-post'), 'A saved post')
  const { server, title } = await openUnreached(false)
  goTo(paths.about)
  await expect.element(heading(words.title)).toBeVisible()
  expect(location.pathname).toBe(paths.about)
  await expect
    .element(page.getByRole('link', { name: 'A saved post' }))
    .toHaveAttribute('href', paths.blog('a-post'))
  await expect.element(page.getByCss('.bar')).toBeVisible()
  server.isBack = true
  dispatchEvent(new Event('online'))
  await expect.element(heading(title)).toBeVisible()
})

test('a page whose server does not respond shows a retry button', async () => {
  const { server, title } = await openUnreached(true)
  goTo(paths.about)
  await expect.element(heading(words.unreached)).toBeVisible()
  await expect.element(page.getByText(words.notAllowed)).toBeVisible()
  server.isBack = true
  await page.getByRole('button', { name: words.again }).click()
  await expect.element(heading(title)).toBeVisible()
})

test('a page whose content cannot be loaded again states that the retry has failed', async () => {
  await openUnreached(true)
  goTo(paths.about)
  await expect.element(heading(words.unreached)).toBeVisible()
  await page.getByRole('button', { name: words.again }).click()
  await expect.element(page.getByText(words.failed)).toBeVisible()
})

test('a page that was shown before is also shown without a connection', async () => {
  const { server, title } = await openUnreached(false)
  server.isBack = true
  goTo(paths.about)
  await expect.element(heading(title)).toBeVisible()
  goTo(paths.cookies)
  await expect.element(heading(title)).not.toBeInTheDocument()
  server.isBack = false
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  goTo(paths.about)
  await expect.element(heading(title)).toBeVisible()
})

test('the search page lists the matching stored articles while the search cannot be reached', async () => {
  await storeArticle(paths.blog('a-post'), 'A saved post about tapirs')
  answer(searchOperations.search).with(() => refuse(503, 'The search is not available'))
  await openPage(paths.search({ text: 'tapirs' }))
  const link = page
    .getByCss('.search-results')
    .getByRole('link', { name: 'A saved post about tapirs' })
  await expect.element(link).toHaveAttribute('href', paths.blog('a-post'))
  await expect.element(page.getByCss('.search-problem')).toHaveTextContent(searchPage.saved.note)
  goTo(paths.search({ text: 'okapis' }))
  await expect.element(page.getByText(searchPage.saved.none)).toBeVisible()
})
