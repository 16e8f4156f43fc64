import * as fc from 'fast-check'
import { toAnchor } from './anchor.ts'
import { describe, expect, test } from 'vitest'
import {
  createKeys,
  excerptOf,
  headingAnchors,
  plainTextToBlocks,
  shorten,
  toPlainText,
} from './portable-text.ts'

const block = (key: string, style: string, text: string) => ({
  _type: 'block',
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
})

describe('plainTextToBlocks', () => {
  test('starts a paragraph at an empty line and preserves a line break', () => {
    const blocks = plainTextToBlocks('One\ntwo\r\n\r\n\r\nThree\n \n')
    expect(blocks.map((each) => each.children.map((span) => span.text))).toEqual([
      ['One\ntwo'],
      ['Three'],
    ])
    expect(toPlainText(blocks)).toBe('One\ntwo\n\nThree')
  })

  test('preserves all words of random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bare = (value: string) => value.replaceAll(/\s+/g, '')
        expect(bare(toPlainText(plainTextToBlocks(text)))).toBe(bare(text))
      }),
    )
  })

  test('returns unique keys that are the same in every run', () => {
    const keys = () => {
      const next = createKeys()
      return Array.from({ length: 2000 }, () => next())
    }
    expect(new Set(keys()).size).toBe(2000)
    expect(keys()).toEqual(keys())
  })
})

describe('the text of a body', () => {
  test('contains the words of every block', () => {
    const body = [
      block('a', 'h2', 'Heading'),
      { _type: 'codeBlock', _key: 'b', filename: 'a.ts', code: 'let x' },
      { _type: 'callout', _key: 'c', title: 'Mind', content: [block('d', 'normal', 'the gap')] },
      {
        _type: 'table',
        _key: 'e',
        caption: 'Figures',
        rows: [{ _type: 'tableRow', _key: 'f', cells: ['**one**', '`two`'] }],
      },
      { _type: 'picture', _key: 'g', alt_text: 'A tree', caption: 'In May' },
      { _type: 'somethingElse', _key: 'h' },
    ]
    expect(toPlainText(body)).toBe(
      'Heading\n\na.ts\nlet x\n\nMind\nthe gap\n\nFigures\none\ttwo\n\nA tree\nIn May',
    )
  })

  test('is a string for invalid input too, without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (body) => {
        expect(typeof toPlainText(body)).toBe('string')
        headingAnchors(body)
        excerptOf(body, 200)
      }),
    )
  })

  test('has its first paragraph, not a heading or a list, as the excerpt', () => {
    const body = [
      block('a', 'h2', 'Heading'),
      { ...block('b', 'normal', 'item'), listItem: 'bullet', level: 1 },
      block('c', 'normal', 'The first paragraph.'),
    ]
    expect(excerptOf(body, 200)).toBe('The first paragraph.')
    expect(excerptOf([], 200)).toBe('')
  })

  test.for([
    ['short', 10, 'short'],
    ['a long sentence, cut here', 16, 'a long sentence…'],
    ['  spaces\n\nand lines ', 40, 'spaces and lines'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 200, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ] as const)('is shortened from %j to at most %i characters', ([text, limit, result]) => {
    expect(shorten(text, limit)).toBe(result)
  })

  test('never exceeds the limit of characters after it was shortened', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 50 }),
        (text, limit) => {
          expect(Array.from(shorten(text, limit)).length).toBeLessThanOrEqual(limit)
        },
      ),
    )
  })
})

describe('the anchors of headings', () => {
  test.for([
    ['What is new', 'what-is-new'],
    ['RFC #3452: Nested packages', 'rfc-3452-nested-packages'],
    ['`cargo info`', 'cargo-info'],
    ['Überprüfung — Teil 2', 'uberprufung-teil-2'],
    ['Cargo.toml', 'cargo-toml'],
    ['…', 'section'],
  ])('are derived from the text: %j has the anchor %j', ([heading, anchor]) => {
    expect(toAnchor(heading ?? '')).toBe(anchor)
  })

  test('have a suffix if a heading is repeated', () => {
    const body = [
      block('a', 'h2', 'Notes'),
      block('b', 'h3', 'Notes'),
      block('c', 'normal', 'Notes'),
    ]
    expect([...headingAnchors(body)]).toEqual([
      ['a', 'notes'],
      ['b', 'notes-2'],
    ])
  })
})
