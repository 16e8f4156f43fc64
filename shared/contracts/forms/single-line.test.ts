import { describe, expect, it } from 'vitest'
import type { core } from 'zod/mini'
import { safeParse } from 'zod/mini'
import { textFields } from '../../content/article-fields.ts'
import { ARTICLE_TYPES } from '../../content/status.ts'
import { operations } from '../operations/operations.ts'
import { foldLine } from './single-line.ts'

/** Characters that a single line must not contain. */
const CONTROLS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, offset) => 0x7f + offset),
  0x061c,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
].map((code) => String.fromCharCode(code))

const holdsControl = (text: string) => CONTROLS.some((control) => text.includes(control))

/** Multi-line fields. */
const SEVERAL_LINES: readonly string[] = [
  'body',
  ...ARTICLE_TYPES.flatMap(textFields)
    .filter(({ kind }) => kind !== 'line')
    .map(({ name }) => name),
  'description',
  'bio',
  'quote',
  'message',
  'goals',
  'note',
  'word',
  'text',
  'question',
]

/** Fields that are exempt, because their values are only compared with known values and never shown. */
const COMPARED = [
  'revision',
  '_type',
  '_key',
  'tag',
  'ids[]',
  'owner',
  'token',
  'password',
  'current_password',
]

const EXEMPT = new Set([...SEVERAL_LINES, ...COMPARED])

/** The note of days off must be a single line, unlike the note of a booking. */
const STRICT = new Set(['POST /api/booking-days-off/.note'])

interface Leaf {
  readonly path: string
  readonly schema: core.$ZodType
}

/**
 * Members of a schema definition that contain an inner schema, by the type of the schema. The value is the suffix that the member adds to
 * the path of the inner schema.
 */
const INNER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  array: { element: '[]' },
  record: { valueType: '{}' },
  pipe: { in: '', out: '' },
  ...Object.fromEntries(
    ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'].map(
      (kind) => [kind, { innerType: '' }],
    ),
  ),
}

/** Types of schemas that accept no free text. */
const WITHOUT_STRINGS = new Set<string>([
  'enum',
  'literal',
  'number',
  'int',
  'boolean',
  'null',
  'undefined',
  'unknown',
  'transform',
])

/** All strings of a schema. */
function stringsIn(schema: core.$ZodType, path: string): Leaf[] {
  // The members of a definition depend on the type of the schema, which is known only at run time.
  const def = schema._zod.def as core.$ZodTypeDef & Record<string, unknown>
  if (def.type === 'string') return [{ path, schema }]
  if (def.type === 'object') {
    // By zod's documentation, `shape` of an object contains the fields.
    const shape = def['shape'] as Readonly<Record<string, core.$ZodType>>
    return Object.entries(shape).flatMap(([name, inner]) => stringsIn(inner, `${path}.${name}`))
  }
  if (def.type === 'union') {
    // By zod's documentation, `options` of a union are its schemas.
    const options = def['options'] as readonly core.$ZodType[]
    return options.flatMap((each) => stringsIn(each, path))
  }
  const inner = INNER[def.type]
  if (inner !== undefined) {
    return Object.entries(inner).flatMap(([member, mark]) =>
      // By zod's documentation, this member is a schema for every other type.
      stringsIn(def[member] as core.$ZodType, path + mark),
    )
  }
  if (WITHOUT_STRINGS.has(def.type)) return []
  throw new Error(`${path}: a schema of a kind that this test does not know: ${def.type}`)
}

const leaves = operations.flatMap(({ method, path, body }) =>
  body === undefined ? [] : stringsIn(body, `${method} ${path}`),
)

describe('singleLine', () => {
  it.each([
    ['Jo\r\nEmail: forged@example.com', 'Jo Email: forged@example.com'],
    ['Jo \n\n\t Bloggs', 'Jo Bloggs'],
    ['a\u2028b\u2029c\u0085d\u000be\u000cf', 'a b c d e f'],
    ['\u202eevil\u202c', 'evil'],
    ['  two  spaces  stay  ', 'two  spaces  stay'],
    ['\n\u2066 \u2069\n', ''],
    ['नमस्ते 👩‍👩‍👧 Łódź', 'नमस्ते 👩‍👩‍👧 Łódź'],
  ])('folds %j to one line', (text, folded) => {
    expect(foldLine(text)).toBe(folded)
  })

  it('takes linear time for a long text', () => {
    const text = `${' '.repeat(200_000)}x${' '.repeat(200_000)}\n${' '.repeat(200_000)}y`
    expect(foldLine(text)).toBe('x y')
  })
})

describe('bodies of operations', () => {
  it('contain more than 80 strings, so that the next test checks enough fields', () => {
    expect(leaves.length).toBeGreaterThan(80)
  })

  it('accept no control character in a single-line field', () => {
    const bad = leaves.filter(({ schema }) =>
      CONTROLS.some((control) =>
        [`Jo${control}Email: x`, `a${control}b`, `/a${control}b`, `a@b.example${control}c`].some(
          (text) => {
            const parsed = safeParse(schema, text)
            return parsed.success && typeof parsed.data === 'string' && holdsControl(parsed.data)
          },
        ),
      ),
    )
    const fieldOf = (path: string) => path.split('.').at(-1) ?? ''
    const wrong = bad
      .map(({ path }) => path)
      .filter((path) => STRICT.has(path) || !EXEMPT.has(fieldOf(path)))
    expect(wrong).toEqual([])
    // An exempt field that rejects control characters needs no exemption. Such an exemption could hide a later mistake, so it fails the
    // test.
    const used = new Set(bad.map(({ path }) => fieldOf(path)))
    expect([...EXEMPT].filter((name) => !used.has(name))).toEqual([])
  })
})
