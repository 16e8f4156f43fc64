import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import {
  dismissToast,
  notifyWarning,
  toastError,
  toastStore,
  toastSuccess,
} from '#web/lib/overlays/toasts.ts'
import { NoticeList } from './page-notices.tsx'

afterEach(() => {
  while (toastStore.visible().length > 0) {
    for (const { id } of toastStore.visible()) dismissToast(id)
  }
})

const html = (isLine = false) => renderToStaticMarkup(<NoticeList isLine={isLine} />)

test('the list of notices is an unnamed live region before the first notice', () => {
  expect(html()).toMatch(/^<section class="page-notices" aria-live="polite"[^>]*><\/section>$/)
})

test('the list of notices announces successes and warnings as status, errors as alert', () => {
  const leave = toastStore.showInPage()
  notifyWarning('3 dividing lines were left out of what you pasted. Use headings instead.')
  toastError(undefined, 'Delete failed')
  toastSuccess('Published at 14:32. Readers see it now.', {
    action: { label: 'View on site', href: '/blogs/a' },
  })
  const markup = html()
  leave()
  const roles = [...markup.matchAll(/role="(\w+)" aria-atomic="true"><strong[^>]*>([^<]+)/g)]
  expect(roles.map(([, role, words]) => [role, words])).toEqual([
    ['status', '3 dividing lines were left out of what you pasted.'],
    ['alert', 'Error'],
    ['status', 'Success'],
  ])
  expect(markup).toMatch(
    /<a class="notice-action" href="\/blogs\/a" target="_blank"[^>]*>View on site/,
  )
})

test('the list of notices shows a repeated text as one notice', () => {
  toastError(undefined, 'Delete failed')
  toastError(undefined, 'Delete failed')
  expect(html().match(/<li /g)).toHaveLength(1)
  expect(html()).toContain('2 times')
})
