import { expect, test } from 'vitest'
import { chosen, recordOf } from './chosen.ts'

const record = { id: 'rec', source: 'library', alt_text: 'A desk', caption: 'Ours' } as const
const asset = { id: 'image-ab-2x1-png', source: 'sanity', alt_text: '', caption: null } as const

test('chosen() stores a picture of the library only as a reference to its record', () => {
  const { set, unset } = chosen(record, { asset: { _ref: 'image-old-1x1-png' }, alt_text: 'Old' })
  expect(set).toEqual({ library: { _type: 'reference', _ref: 'rec', _weak: true } })
  expect(unset).toEqual(expect.arrayContaining(['asset', 'alt_text', 'crop', 'hotspot', 'dark']))
  expect(unset).not.toContain('caption')
})

test('chosen() stores a picture of the CMS with its texts, and removes the picture of the library', () => {
  const described = { ...asset, alt_text: 'Two pens', caption: 'On the desk' }
  const { set, unset } = chosen(described, { library: { _ref: 'rec' } })
  expect(set).toEqual({
    asset: { _type: 'reference', _ref: asset.id },
    alt_text: 'Two pens',
    caption: 'On the desk',
  })
  expect(unset).toEqual(expect.arrayContaining(['library', 'crop', 'hotspot', 'dark']))
  expect(unset).not.toContain('alt_text')
})

test('chosen() removes the alternative text of the previous picture, and keeps the caption', () => {
  const { set, unset } = chosen(asset, { alt_text: 'The old one', caption: 'Figure 1' })
  expect(set).not.toHaveProperty('caption')
  expect(unset).toContain('alt_text')
  expect(unset).not.toContain('caption')
})

test.each([
  { value: undefined, id: undefined },
  { value: { library: null }, id: undefined },
  { value: { library: { _ref: 7 } }, id: undefined },
  { value: { library: { _ref: 'rec' } }, id: 'rec' },
])('recordOf returns for $value the record $id', ({ value, id }) => {
  expect(recordOf(value)).toBe(id)
})
