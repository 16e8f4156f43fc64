import { expect, test } from 'vitest'
import type { Referrer } from '#shared/contracts/referrers.ts'
import { paths } from '#shared/paths/paths.ts'
import { ApiError } from './api-error.ts'
import { isLinkedError, linkedToast, referrerHref } from './referrers.ts'

const referrer = (title: string, type = 'blog'): Referrer => ({
  id: `id-of-${title}`,
  type,
  title,
  place: 'Related articles',
  in_public_copy: true,
  in_draft: false,
})

const textOf = (referrers: readonly Referrer[], isLive = true) => {
  const { title, parts, action } = linkedToast({ title: 'Registers', isLive }, referrers)
  const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  return [title, text, action]
}

test('linkedToast names two linking articles by title and the number of all other ones', () => {
  expect(textOf(['A', 'B', 'C', 'D'].map((title) => referrer(title)))).toEqual([
    'Not deleted: 4 places link to it',
    'Registers is still public. Links from: A, B and 2 more.',
    'Show all 4',
  ])
})

test.each([
  [[referrer('A')], false, 'Registers is still here. Link from: A.'],
  [[referrer('A'), referrer('B')], true, 'Registers is still public. Links from: A and B.'],
])(
  'linkedToast names all linking articles if there are at most two (case %#)',
  (referrers, isLive, text) => {
    expect(textOf(referrers, isLive)[1]).toBe(text)
    expect(textOf(referrers, isLive)[2]).toBe('Show details')
  },
)

test.each([
  ['blog', paths.adminBlog('id-of-A')],
  ['caseStudy', paths.adminCaseStudy('id-of-A')],
  ['servicePage', '/studio/intent/edit/id=id-of-A;type=servicePage/'],
])('referrerHref links to the editor of a %s', (type, href) => {
  expect(referrerHref(referrer('A', type))).toBe(href)
})

test('isLinkedError is true if a deletion was rejected because of links, and false for other rejections', () => {
  const refused = (fields: Readonly<Record<string, string>>) =>
    new ApiError('Refused', { status: 409, code: 'conflict', isServerText: true, fields })
  expect(isLinkedError(refused({ referring: 'Linked from 2 places' }))).toBe(true)
  expect(isLinkedError(refused({ revision: 'r2' }))).toBe(false)
  expect(isLinkedError(new Error('boom'))).toBe(false)
})
