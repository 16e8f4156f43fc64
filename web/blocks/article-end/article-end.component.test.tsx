import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { AppProvider } from '#web/lib/page/app-context.tsx'
import { testEnv } from '#web/testing/fixtures.test-support.ts'
import { ArticleEnd } from './article-end.tsx'

const link = (slug: string, title: string) => ({
  id: slug,
  slug,
  status: 'published' as const,
  title,
})

const open = () =>
  render(
    <AppProvider value={testEnv}>
      <ArticleEnd
        title="Courts & registers"
        path={paths.blog('courts')}
        previous={link('older', 'An older post')}
        next={null}
        pathOf={paths.blog}
      />
    </AppProvider>,
  )

afterEach(async () => {
  vi.restoreAllMocks()
  await cleanup()
})

test('the end of an article links to the previous article, and to an email with title and address', async () => {
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Previous An older post' }))
    .toHaveAttribute('href', '/blogs/older')
  expect(page.getByRole('link', { name: /^Next/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Email' }))
    .toHaveAttribute(
      'href',
      'mailto:?subject=Courts%20%26%20registers&body=https%3A%2F%2Fexample.com%2Fblogs%2Fcourts',
    )
})

test.each([
  ['copied', () => Promise.resolve(), 'Link copied'],
  ['not copied', () => Promise.reject(new Error('denied')), 'Copy the address from'],
])('the copy button announces that the address was %s', async (_, write, said) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  await open()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent(said)
  expect(written).toHaveBeenCalledWith('https://example.com/blogs/courts')
})
