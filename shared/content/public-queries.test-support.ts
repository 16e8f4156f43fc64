import { evaluateSync, parse } from 'groq-js'
import { PUBLIC_QUERIES } from './public-queries.ts'
import {
  isPublicQueryName,
  type PublicQueryAnswers,
  type PublicQueryName,
  type PublicQueryParams,
} from './public-query-names.ts'

type Doc = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

/** Names of all public queries. */
export const names = Object.keys(PUBLIC_QUERIES).filter(isPublicQueryName)

/** Returns the result of a public query for a dataset with these documents. */
export function ask<N extends PublicQueryName>(
  name: N,
  params: PublicQueryParams[N],
  dataset: readonly Doc[],
): PublicQueryAnswers[N] {
  const definition = PUBLIC_QUERIES[name]
  const prepared = definition.prepare(params)
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const value = evaluateSync(parse(prepared.query, { params: prepared.params }), {
    dataset: [...dataset].toSorted((a, b) => (a._id < b._id ? -1 : 1)),
    params: prepared.params,
    dereference: ({ _ref }: { readonly _ref: string }) => byId.get(_ref),
  })
  return definition.parse(JSON.parse(JSON.stringify(value.data)))
}

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-02-01T00:00:00Z' }

/** Creates a document as stored in the lake. */
export const doc = (
  _id: string,
  _type: string,
  fields: Readonly<Record<string, unknown>> = {},
): Doc => ({
  ...stamp,
  _id,
  _type,
  ...fields,
})

/** Creates a reference to a document. */
export const ref = (id: string) => ({ _type: 'reference', _ref: id })

/** Creates a slug as stored by Sanity. */
export const slug = (current: string) => ({ _type: 'slug', current })

/** Creates a published post. */
export const blog = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  doc(id, 'blog', {
    title: id,
    slug: slug(`slug-${id}`),
    status: 'published',
    publishedAt: '2026-03-01T00:00:00Z',
    ...fields,
  })

/** Statuses other than published. */
export const statuses = [
  'draft',
  'in_review',
  'scheduled',
  'archived',
  undefined,
  null,
  'Published',
  1,
]
