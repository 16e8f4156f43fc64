import { expect, test } from 'vitest'
import type { Navigation } from '../catalogue/page-copy.ts'
import { navigationPages } from './frame-pages.ts'
import { linkedPaths, withoutLinks } from './live-links.ts'

const { page: shipped } = await navigationPages.main()

const links: Navigation = {
  ...shipped,
  bar: [
    { label: 'About', path: '/about' },
    { label: 'Offer', path: '/gone?from=bar' },
  ],
  action: { label: 'Write', path: '/contact' },
  groups: [
    { title: 'Read', links: [{ label: 'Gone', path: '/gone#part' }] },
    { title: 'More', links: [...(shipped.groups[0]?.links ?? []), { label: 'G', path: '/gone' }] },
  ],
  help: [{ label: 'Gone', path: '/gone' }],
}

test('withoutLinks returns a navigation without links to missing pages unchanged', () => {
  expect(withoutLinks(links, new Set())).toBe(links)
})

test('withoutLinks leaves out links to missing pages, and lists that become empty', () => {
  const shown = withoutLinks(links, new Set(['/gone']))
  expect(shown.bar).toEqual([{ label: 'About', path: '/about' }])
  expect(shown.groups).toEqual([{ title: 'More', links: shipped.groups[0]?.links }])
  expect(linkedPaths(shown)).not.toContain('/gone')
  expect(shown.offer).toEqual(links.offer)
})

test('withoutLinks replaces an empty footer line, bar or menu by the shipped one', () => {
  const { help, bar, action, offer } = withoutLinks(
    { ...links, action: { label: 'Write', path: '/gone' } },
    new Set([
      '/gone',
      '/about',
      ...shipped.offer.sections.flatMap(({ items }) => items.map(({ path }) => path)),
    ]),
  )
  expect({ help, bar, action, offer }).toEqual({
    help: shipped.help,
    bar: shipped.bar,
    action: shipped.action,
    offer: shipped.offer,
  })
})
