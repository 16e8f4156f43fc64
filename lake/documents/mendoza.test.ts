import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { describe, expect, inject, test } from 'vitest'
import { effectsBetween, encodeMendoza } from './mendoza.ts'

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'title', 'é', '👋', 'constructor', 'toString', '_key', ''),
  fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__'),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', 'a long text with an ending', 'a long 👋👋 text with an éé ending'),
)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((number) => (number === 0 ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
    fc.array(
      fc
        .tuple(fc.constantFrom('k1', 'k2', 'k3', 'k4'), text)
        .map(([_key, item]) => ({ _key, item })),
      { maxLength: 5 },
    ),
  ),
}))
const object = fc.dictionary(key, value, { maxKeys: 8, noNullPrototype: true })

/** Pairs of values that share most of their content, like a document before and after an edit. */
const edited = fc
  .tuple(object, object, fc.integer({ min: 0, max: 7 }), text, text)
  .map(([left, other, drop, head, tail]) => {
    const kept = Object.entries(left).filter((_entry, index) => index !== drop)
    const right = { ...Object.fromEntries(kept), ...other }
    const shared = 'the same words stand here, long enough to be worth a slice 👋é'
    return [
      { ...left, shared: head + shared + tail, list: [{ _key: 'x', left }, 1, 2, 3] },
      { ...right, shared: tail + shared + head, list: [2, 3, { _key: 'x', left: right }, 1] },
    ] as const
  })

describe('a Mendoza patch', () => {
  test.each([
    ['unrelated states', fc.tuple(object, object)],
    ['edited states', edited],
  ])('converts each of two %s into the other, with both decoders', (_name, pairs) => {
    fc.assert(
      fc.property(pairs, ([left, right]) => {
        for (const [from, to] of [
          [left, right],
          [right, left],
        ] as const) {
          const patch = encodeMendoza(from, to)
          expect(applyPatch(from, patch)).toEqual(to)
          const wrapped = incremental.applyPatch(incremental.wrap(from, 1), patch, 2)
          expect(incremental.unwrap(wrapped)).toEqual(to)
        }
      }),
      { numRuns: inject('tier') === 'full' ? 3_000 : 800 },
    )
  })

  test('is correct if an edit splits or joins a surrogate pair', () => {
    const cases = [
      ['0123456789012345678901234\u{1f44b}tail', '0123456789012345678901234\u{1f600}tail'],
      ['0123456789012345678901234\u{1f44b}', '0123456789012345678901234\ud83d'],
      ['\udc4b0123456789012345678901234', '\u{1f44b}0123456789012345678901234'],
      ['ééééé', 'éééééééééééééééééééééééééééééééééé'],
    ]
    for (const [left, right] of cases) {
      expect(applyPatch({ left }, encodeMendoza({ left }, { left: right }))).toEqual({
        left: right,
      })
      expect(applyPatch({ left: right }, encodeMendoza({ left: right }, { left }))).toEqual({
        left,
      })
    }
  })
})

test('a Mendoza patch is empty for equal states, whatever the order of their attributes', () => {
  expect(encodeMendoza({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toEqual([])
})

test('a Mendoza patch contains complete values for a creation or deletion, and never `_rev`', () => {
  const document = { _id: 'a', _type: 'post', _rev: 'r1', title: 'x' }
  const stripped = { _id: 'a', _type: 'post', title: 'x' }
  expect(effectsBetween(undefined, document)).toEqual({ apply: [0, stripped], revert: [0, null] })
  expect(effectsBetween(document, undefined)).toEqual({ apply: [0, null], revert: [0, stripped] })
  expect(effectsBetween(document, { ...document, _rev: 'r2' })).toEqual({ apply: [], revert: [] })
})

test('a Mendoza patch is small for a small edit of a large document', () => {
  const body = Array.from({ length: 50 }, (_item, index) => ({
    _key: `k${index}`,
    text: 'x'.repeat(99),
  }))
  const after = body.map((block, index) =>
    index === 20 ? { ...block, text: `${block.text}!` } : block,
  )
  expect(JSON.stringify(encodeMendoza({ body }, { body: after })).length).toBeLessThan(80)
})
