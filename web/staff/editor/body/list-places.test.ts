import { expect, test } from 'vitest'
import { listPlaces } from './list-places.ts'

const item = (key: string, listItem: string, level: number) => ({ _key: key, listItem, level })
const text = (key: string) => ({ _key: key })

const said = (blocks: readonly unknown[]) =>
  [...listPlaces(blocks)]
    .map(([key, { position, size }]) => `${key} ${position}/${size}`)
    .toSorted((one, other) => one.localeCompare(other))

test('listPlaces groups adjacent items of the same kind and depth into one list', () => {
  const blocks = [
    item('a', 'number', 1),
    item('b', 'number', 2),
    item('c', 'number', 2),
    item('d', 'number', 1),
    item('e', 'bullet', 2),
    text('p'),
    item('f', 'number', 1),
    item('g', 'bullet', 1),
  ]
  expect(said(blocks)).toEqual(['a 1/2', 'b 1/2', 'c 2/2', 'd 2/2', 'e 1/1', 'f 1/1', 'g 1/1'])
})

test('listPlaces counts the lists inside a callout separately', () => {
  const callout = { _key: 'x', content: [item('b', 'bullet', 1), item('c', 'bullet', 1)] }
  expect(said([item('a', 'bullet', 1), callout])).toEqual(['a 1/1', 'b 1/2', 'c 2/2'])
})

test('listPlaces stores keys of other items at the first item of a list, and keys of nested lists at their parent item', () => {
  const blocks = [
    item('a', 'bullet', 1),
    item('b', 'bullet', 1),
    item('c', 'number', 2),
    item('d', 'number', 2),
    item('e', 'bullet', 3),
    item('f', 'bullet', 1),
  ]
  const places = listPlaces(blocks)
  const facts = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => {
    const { others = [], lists = [] } = places.get(key) ?? {}
    return [key, others.join(' '), lists.join(' ')]
  })
  expect(facts).toEqual([
    ['a', 'b f', ''],
    ['b', '', 'c'],
    ['c', 'd', ''],
    ['d', '', 'e'],
    ['e', '', ''],
    ['f', '', ''],
  ])
})
