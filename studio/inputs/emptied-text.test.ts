import { describe, expect, it } from 'vitest'
import { shownText } from './emptied-text.ts'

const span = { _type: 'span', _key: 's', text: '', marks: [] }
const empty = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] }
const written = { ...empty, children: [{ ...span, text: 'Text.' }] }

describe('the text editor', () => {
  it.each([undefined, []])('shownText returns the empty block of the editor for %j', (value) => {
    const inEditor = [empty]
    expect(shownText(value, inEditor)).toBe(inEditor)
  })

  it('shownText returns the text of the document', () => {
    const value = [written]
    expect(shownText(value, [empty])).toBe(value)
  })

  it.each([
    ['text', [written]],
    ['a second block', [empty, empty]],
    ['a heading', [{ ...empty, style: 'h2' }]],
    ['a list item', [{ ...empty, listItem: 'bullet' }]],
    ['a second span', [{ ...empty, children: [span, span] }]],
    ['a picture', [{ _type: 'picture', _key: 'p' }]],
    ['nothing', []],
  ])('shownText clears an editor that contains %s', (_name, inEditor) => {
    expect(shownText(undefined, inEditor)).toBeUndefined()
  })

  it('shownText returns undefined for a missing field before the editor is mounted', () => {
    expect(shownText(undefined, undefined)).toBeUndefined()
  })
})
