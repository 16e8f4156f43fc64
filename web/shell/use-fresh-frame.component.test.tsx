import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { publicOperations } from '#shared/contracts/operations/article-operations.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { answer } from '#web/testing/browser/answers.test-support.ts'
import { htmlOf } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { idleRequests } from './use-fresh-frame.ts'

test('a client-side navigation shows links that were published since the page was opened', async () => {
  // Loads the code for requesting the links at once, because a page loads it only when idle. It stays loaded for later tests.
  await idleRequests.load()
  await openPage(paths.usNotice)
  const links = await shippedCopy(pageOf('navigation', 'main'))
  const texts: Readonly<Record<string, object>> = {
    [apiPaths.page('navigation', 'main')]: {
      ...links,
      action: { label: 'Write to us', path: paths.contact },
      help: [{ label: 'All terms', path: paths.glossary }],
    },
    [apiPaths.page('settings', 'site')]: {
      ...(await shippedCopy(pageOf('settings', 'site'))),
      promise: 'We answer each inquiry.',
    },
    [apiPaths.page('company', 'about')]: await shippedCopy(pageOf('company', 'about')),
  }
  answer(publicOperations.page).with(({ path }) =>
    z.parse(publicOperations.page.answer, { success: true, data: texts[path] }),
  )
  const link = page.getByCss('.foot').getByRole('link', { name: 'About' })
  await expect.element(link).toBeInTheDocument()
  htmlOf(link).click()
  const foot = page.getByRole('contentinfo')
  await expect.element(foot).toMatchTextContent('We answer each inquiry.')
  await expect.element(foot.getByRole('link', { name: 'All terms' })).toBeVisible()
  expect(foot.getByRole('link', { name: 'Glossary' }).elements()).toEqual([])
  await expect
    .element(page.getByCss('.bar').getByRole('link', { name: 'Write to us' }).first())
    .toHaveAttribute('href', '/contact')
})
