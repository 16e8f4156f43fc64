import { expect, test } from 'vitest'
import { fixedPages } from './fixed-pages.ts'
import { readPage } from './page-document.ts'
import { shippedCopy, shippedDraft, shippedPublished } from './shipped-pages.ts'
import { hasNewShippedText, SHIPPED_VERSION, shippedVersionOf } from './shipped-version.ts'

const versions = await Promise.all(
  fixedPages.map(async (page) => ({ page, version: shippedVersionOf(await shippedCopy(page)) })),
)

test.each(versions)(
  'a document created from the shipped text of $page.id contains the version of this text',
  async ({ page, version }) => {
    const published = await shippedPublished(page, '2026-03-01T09:00:00Z')
    const draft = await shippedDraft(page)
    for (const document of [published, draft]) {
      expect(document).toHaveProperty(SHIPPED_VERSION, version)
      expect(hasNewShippedText(document, version)).toBe(false)
      expect(readPage(document).copy).not.toHaveProperty(SHIPPED_VERSION)
    }
  },
)

test('all pages have different versions', () => {
  expect(new Set(versions.map(({ version }) => version)).size).toBe(fixedPages.length)
})

test('a version depends on each text, but not on the order of attributes', () => {
  const copy = { heading: 'A', items: [{ title: 'B', text: 'C' }] }
  const version = shippedVersionOf(copy)
  expect(shippedVersionOf({ items: [{ text: 'C', title: 'B' }], heading: 'A' })).toBe(version)
  expect(shippedVersionOf({ ...copy, heading: 'a' })).not.toBe(version)
  expect(shippedVersionOf({ ...copy, items: [{ title: 'B', text: 'D' }] })).not.toBe(version)
})

test.each([
  ['an older version', { [SHIPPED_VERSION]: 'older' }, true],
  ['the current version', { [SHIPPED_VERSION]: 'now' }, false],
  ['no version', {}, false],
  ['a version of another type', { [SHIPPED_VERSION]: 7 }, false],
])('for a document with %s the site ships a newer text: %s', (_name, document, isNew) => {
  expect(hasNewShippedText(document, 'now')).toBe(isNew)
})
