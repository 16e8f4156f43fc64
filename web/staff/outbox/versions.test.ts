import { expect, test } from 'vitest'
import { differences, marked } from './versions.ts'

const block = (text: string) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
})

// The cast is safe, because the functions under test read no other fields.
const article = (values: object) => ({ id: 'a', revision: 'r', ...values }) as never

test.each([
  ['nothing', { title: 'A' }, { title: 'A', updated_at: 'later', revision: 's' }, []],
  ['a title', { title: 'A' }, { title: 'B' }, [{ name: 'Title', mine: 'A', theirs: 'B' }]],
  [
    'a field that is empty in one version',
    { excerpt: 'A' },
    { excerpt: '' },
    [{ name: 'Excerpt', mine: 'A', theirs: '' }],
  ],
  [
    'a choice, shown by its name',
    { category: { id: '1', title: 'Screening', slug: 's' } },
    { category: null },
    [{ name: 'Category', mine: 'Screening', theirs: '' }],
  ],
  ['lists', { tags: ['a', 'b'] }, { tags: ['a'] }, [{ name: 'Tags', mine: 'a\nb', theirs: 'a' }]],
  [
    'yes and no',
    { featured: true },
    { featured: false },
    [{ name: 'Featured', mine: 'Yes', theirs: 'No' }],
  ],
])(
  'differences() finds the fields that differ between two versions: %s',
  (_, mine, theirs, expected) => {
    expect(differences(article(mine), article(theirs))).toEqual(expected)
  },
)

test('differences() compares the bodies of two versions of an article as plain text', () => {
  const mine = article({ body: [block('First.'), block('Mine.')] })
  const theirs = article({ body: [block('First.')] })
  expect(differences(mine, theirs)).toMatchObject([{ name: 'Text', theirs: 'First.' }])
})

test('marked() marks the lines that only one of two texts contains', () => {
  const [mine, theirs] = marked('First.\n\nMine.', 'First.\n\nTheirs.\n\nLast.')
  expect(mine.map(({ shared }) => shared)).toEqual([true, false])
  expect(theirs.map(({ shared }) => shared)).toEqual([true, false, false])
})
