import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Numbers of the items of OWASP ASVS 5.0.0 for levels 1 and 2. `1.1.1-2` stands for 1.1.1 and 1.1.2. */
const ITEMS = `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5
3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3
6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2
10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2
12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5
16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`

/** Numbers of items in a text. Ranges such as `1.1.1-2` are expanded. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\b(\d+\.\d+)\.(\d+)(?:-(\d+))?\b/g)].flatMap(([, section, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    ),
  )

const document = readFileSync('docs/security.md', 'utf8')

/** Rows of the three tables of items. */
const rows = document
  .slice(document.indexOf('### Met'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').slice(1, -1))

test('docs/security.md has exactly one row for each ASVS item of levels 1 and 2', () => {
  const expected = numbersIn(ITEMS)
  expect(expected).toHaveLength(253)
  const listed = rows.flatMap(([items = '']) => numbersIn(items))
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('each test that docs/security.md names exists', () => {
  const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('docs/security.md names a test for each met item, and a reason for each other item', () => {
  for (const cells of rows) expect(cells.at(-1)?.trim()).not.toBe('')
})
