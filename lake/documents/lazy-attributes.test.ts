import { describe, expect, it } from 'vitest'
import { createForeignQueries } from '#lake/threads/foreign-queries.ts'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { ForeignQuery } from '#lake/threads/thread-messages.ts'
import type { Dataset } from './types.ts'

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

/** Document in which long attributes, which are stored as text, alternate with short attributes. */
const LONG = {
  _id: 'long',
  _type: 'blog',
  title: 'A title',
  body: [paragraph('a', 'first “quoted” '.repeat(60)), paragraph('b', 'second € 𝒳 '.repeat(60))],
  source: 'x'.repeat(2_000),
  n: 1,
  related: { _type: 'reference', _ref: 'other', _weak: true },
}

const text = (dataset: Dataset, id = 'long') => JSON.stringify(dataset.get(id))

/** Two lakes with one document. The first lake wrote it; the second loaded it from the store when it was opened. */
async function lakes() {
  const written = await openAnyLake()
  await written.dataset.mutate([{ create: LONG }], author)
  const before = text(written.dataset)
  await written.lake.close()
  const read = await openAnyLake({ directory: written.directory })
  return { before, dataset: read.dataset }
}

describe('a document with long attributes', () => {
  it('equals the document that was written, in the order of its attributes, before and after a restart', async () => {
    const { before, dataset } = await lakes()
    expect(text(dataset)).toBe(before)
    expect(dataset.get('long')).toMatchObject(LONG)
    expect(Object.keys(dataset.get('long') ?? {}).slice(0, 5)).toEqual([
      'title',
      'body',
      'source',
      'n',
      'related',
    ])
  })

  it('is immutable', async () => {
    const { dataset } = await lakes()
    const body: unknown = dataset.get('long')?.['body']
    expect(() => Object.assign(Object(body), { length: 0 })).toThrow(TypeError)
    expect(() => Object.assign(dataset.get('long') ?? {}, { body: [] })).toThrow(TypeError)
  })

  it('accepts patches inside its long attributes', async () => {
    const { dataset } = await lakes()
    const set = { 'body[_key=="b"].children[0].text': 'short' }
    await dataset.mutate([{ patch: { id: 'long', set } }], author)
    const [first] = LONG.body
    expect(dataset.get('long')).toMatchObject({ body: [first, paragraph('b', 'short')] })
  })

  it('no longer has removed attributes', async () => {
    const { dataset } = await lakes()
    await dataset.mutate([{ patch: { id: 'long', unset: ['body', 'source'] } }], author)
    expect(Object.keys(dataset.get('long') ?? {})).not.toContain('body')
    expect(text(dataset)).not.toContain('quoted')
  })

  it.each<readonly [string, Partial<ForeignQuery>]>([
    ['*[_id == "long"][0]', {}],
    ['*[_id == "long"][0]', { perspective: 'published' }],
    ['*[_id == "long"][0]{..., "drawn": pt::text(body)}', { perspective: 'drafts' }],
    ['*[body[].children[].text match "second"]{title, "size": length(source), body}', {}],
    ['*[references("other")]{_id, "keys": body[]._key}', { visibility: 'public' }],
    ['*', {}],
  ])(
    'returns the same query result in the main thread and in a worker thread: %s %j',
    async (query, options) => {
      const { dataset } = await lakes()
      const draft = { ...LONG, _id: 'drafts.long', body: [paragraph('c', 'third '.repeat(200))] }
      // The time limit is high because other tests load the machine. Other tests check the limit itself.
      const foreign = createForeignQueries({ deadline: 60_000 })
      try {
        // The thread loads the first document when it starts, and receives the second one later.
        for (const round of [1, 2]) {
          if (round === 2) await dataset.mutate([{ create: draft }], author)
          const { result } = await dataset.query({ query, ...options })
          const answer = await foreign.query(
            dataset,
            { session: 'a' },
            { query, returnQuery: false, ...options },
          )
          const found = JSON.parse(new TextDecoder().decode(answer)).result
          // Compares the JSON text, because the order of attributes matters.
          expect(JSON.stringify(found)).toBe(JSON.stringify(result))
          expect(answer.length).toBeGreaterThan(30)
        }
      } finally {
        await foreign.close()
      }
    },
  )
})
