import { describe, test } from 'vitest'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { expectErrorsAt, shipped } from '../pages.test-support.ts'

const links = shipped.get(pageIdOf('navigation', 'main')) as unknown as {
  readonly bar: readonly object[]
  readonly groups: readonly object[]
}
const settings = shipped.get(pageIdOf('settings', 'site'))
const link = { _type: 'barLink', _key: 'n', label: 'Trust', path: '/trust' }
const withLink = (changed: object) => ({
  ...links,
  bar: [...links.bar.slice(0, 5), { ...link, ...changed }],
})

describe('the validation of the navigation and of the site settings', () => {
  test.each([
    ['a seventh link in the bar', { ...links, bar: [...links.bar, link] }, 'bar'],
    ['a page listed twice', withLink({ path: '/about' }), 'bar'],
    ['a menu that opens from two links', withLink({ menu: 'offer' }), 'bar'],
    ['labels that are too long for one line', withLink({ label: 'Trust and safety page' }), 'bar'],
    ['a link to another site', withLink({ path: 'https://example.com' }), 'bar.[].path'],
    ['a link to the staff area', withLink({ path: '/admin/pages' }), 'bar.[].path'],
    [
      'a fourth list of the footer',
      { ...links, groups: [...links.groups, { ...links.groups[0], _key: 'n', title: 'More' }] },
      'groups',
    ],
    [
      'a wrong claim in the promise',
      { ...settings, promise: 'We cover 250+ countries.' },
      'promise',
    ],
    ['an invalid email address', { ...settings, email: 'hello@' }, 'email'],
    ['a phone number without a country', { ...settings, phone: '020 7946 0000' }, 'phone'],
    [
      'a profile without https',
      { ...settings, socials: [{ _type: 'socialLink', _key: 'n', name: 'X', url: 'x.com' }] },
      'socials.[].url',
    ],
  ])('reports an error for %s', async (_, document, path) => {
    await expectErrorsAt(document, path)
  })
})
