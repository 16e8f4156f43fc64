import fc from 'fast-check'
import { foldLine } from '#shared/contracts/forms/single-line.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const WORDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'drafts.x',
  'versions.r.x',
  '../../etc',
  '<script>alert(1)</script>',
  '</script><!--',
  'javascript:alert(1)',
  '\u0000',
  '\u202e\u0301',
  '\ud800',
  '٣',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-03-01T09:00:00+99:99',
  'x'.repeat(100_000),
] as const

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 40 }))

const anything = fc.oneof(
  { weight: 3, arbitrary: word },
  fc.constantFrom(null, true, 0, -1, 1e308, -0.5, 2 ** 53, 12),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(word, { maxLength: 5 }),
)

const NAMES =
  `title slug status published_at publish_at unpublish_at cover_image body seo excerpt category author tags featured
  related_blogs summary industry client services results testimonial gallery revision email name role disabled token
  password current_password keep _id _type _rev constructor hasOwnProperty`.split(/\s+/)

/** Request bodies with known and unknown fields, whose values can be anything. */
export const hostileInput = fc.oneof(
  fc.dictionary(fc.constantFrom(...NAMES), anything, { maxKeys: 6, noNullPrototype: true }),
  anything,
)

const BLOCK_TYPES = 'block picture code codeBlock callout table divider constructor x'.split(' ')

const BLOCK_NAMES =
  'children markDefs style listItem level rows content code language picture asset library crop hotspot tone _key'.split(
    ' ',
  )

/** Request bodies that are not JSON, too long, too deep or otherwise malformed. */
export const HOSTILE_TEXTS = [
  '',
  '{',
  '[]',
  'null',
  '{"title":"a","title":"b"}',
  '{"__proto__":{"status":"published"},"title":"a"}',
  '{"title":"\\ud800"}',
  `{"title":"a","body":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{"title":"a","body":[{"_type":"x","n":1e999}]}`,
  JSON.stringify({ title: 'a', body: Array.from({ length: 10_000 }, () => ({ _type: 'block' })) }),
  JSON.stringify({ title: 'a', body: '>'.repeat(15_000) }),
  JSON.stringify({ title: 'a', body: `${'x'.repeat(1_100_000)}` }),
  JSON.stringify({ title: 'a', slug: 'a'.repeat(100_000) }),
]

const ids = fc.constantFrom(
  'a',
  'drafts.a',
  'versions.r.a',
  '__proto__',
  'constructor',
  '%00',
  '%2e%2e%2f',
)

/** Method and path of every write, some for missing documents. */
export const writes = fc.oneof(
  fc.constantFrom<[string, string]>(
    ['POST', apiPaths.blogs()],
    ['POST', apiPaths.caseStudies()],
    ['POST', staffApiPaths.users],
    ['POST', staffApiPaths.resetPassword],
    ['POST', staffApiPaths.ownPassword],
  ),
  ids.map((id): [string, string] => ['PUT', `${apiPaths.blogs()}${id}/`]),
  ids.map((id): [string, string] => ['PUT', `${apiPaths.caseStudies()}${id}/`]),
  ids.map((id): [string, string] => ['DELETE', `${apiPaths.blogs()}${id}/`]),
  ids.map((id): [string, string] => ['PATCH', `${staffApiPaths.users}${id}/`]),
  ids.map((id): [string, string] => ['POST', `${staffApiPaths.users}${id}/reset/`]),
  ids.map((id): [string, string] => ['DELETE', `${staffApiPaths.sessions}${id}/`]),
  ids.map((id): [string, string] => ['POST', `${staffApiPaths.outbox}${id}/resolve/`]),
)

const clean = (max: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: max })
    .map((text) => text.replaceAll('\0', '').trim())
    .filter((text) => text !== '' && text.isWellFormed())

/** Text of a single-line field after the server has cleaned it. */
const cleanLine = (max: number) =>
  clean(max)
    .map(foldLine)
    .filter((text) => text !== '')

const block = clean(80).map((text) => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', text, marks: [] }],
}))

const code = fc.record({ _type: fc.constant('code'), language: clean(10), code: clean(80) })

const moment = fc
  .date({ min: new Date('2030-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Posts that the server must accept. */
export const goodPost = fc.record(
  {
    title: cleanLine(60),
    excerpt: clean(200),
    tags: fc.uniqueArray(cleanLine(30), { maxLength: 5 }),
    featured: fc.boolean(),
    publish_at: moment,
    body: fc.array(fc.oneof(block, code), { minLength: 1, maxLength: 6 }),
    seo: fc.record({
      title: cleanLine(60),
      description: clean(100),
      keywords: fc.uniqueArray(cleanLine(20), { maxLength: 4 }),
      noindex: fc.boolean(),
    }),
  },
  { requiredKeys: ['title', 'excerpt', 'body'] },
)

/** Text blocks of known, similar or unknown types, whose attributes can have any values. */
export const oddBlock = fc
  .tuple(
    fc.constantFrom(...BLOCK_TYPES),
    fc.dictionary(
      fc.constantFrom(...BLOCK_NAMES),
      fc.oneof(
        anything,
        fc.array(
          fc.record({ _type: fc.constantFrom('span', 'block', 'row', 'link'), text: word }),
          { maxLength: 3 },
        ),
      ),
      { maxKeys: 5, noNullPrototype: true },
    ),
  )
  .map(([_type, rest]) => ({ ...rest, _type }))
