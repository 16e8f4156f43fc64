import { isRecord } from '#lake/access/guards.ts'
import { randomBytes } from 'node:crypto'

import type { DocumentInput, Mutation } from '#lake/documents/types.ts'

function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = withKeys(item)
      return isRecord(inner) && inner['_key'] === undefined
        ? { ...inner, _key: randomBytes(6).toString('hex') }
        : inner
    })
  }
  return isRecord(value) ? mapValues(value) : value
}

function mapValues(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, withKeys(value)]))
}

function withDocumentKeys<T extends DocumentInput>(document: T): T {
  return { ...document, ...mapValues(document) }
}

/** Adds a `_key` to each object without one in the arrays of a mutation (`autoGenerateArrayKeys`). */
export function addArrayKeys(mutation: Mutation): Mutation {
  if ('create' in mutation) return { create: withDocumentKeys(mutation.create) }
  if ('createIfNotExists' in mutation) {
    return { createIfNotExists: withDocumentKeys(mutation.createIfNotExists) }
  }
  if ('createOrReplace' in mutation) {
    return { createOrReplace: withDocumentKeys(mutation.createOrReplace) }
  }
  if ('delete' in mutation) return mutation
  const { set, setIfMissing, insert } = mutation.patch
  return {
    patch: {
      ...mutation.patch,
      ...(set === undefined ? {} : { set: mapValues(set) }),
      ...(setIfMissing === undefined ? {} : { setIfMissing: mapValues(setIfMissing) }),
      ...(insert === undefined ? {} : { insert: mapValues(insert) }),
    },
  }
}
