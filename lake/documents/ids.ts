import { randomUUID } from 'node:crypto'

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/**
 * True if the Content Lake accepts an id: up to 128 of the characters `A-Za-z0-9._-`, no dash or dot at the beginning, no dot at the end,
 * no two dots in a row.
 */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id) && !id.includes('..') && !id.endsWith('.')
}

/** Returns an id, or a new one if there is none. For a prefix such as `drafts.`, returns a new id with this prefix. */
export function completeId(id: string | undefined): string {
  if (id === undefined || id === '') return randomUUID()
  return id.endsWith('.') ? id + randomUUID() : id
}

/** Returns `x` for `x`, `drafts.x` and `versions.release.x`. Returns other ids with dots unchanged. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) {
    const dot = id.indexOf('.', VERSIONS.length)
    if (dot !== -1) return id.slice(dot + 1)
  }
  return id
}

/** Returns `drafts.x` for `x`, `drafts.x` and `versions.release.x`. */
export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id)
}

/** True if an id has neither the prefix of drafts nor that of versions. */
export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFTS) && !id.startsWith(VERSIONS)
}

/** True for `drafts.x`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS)
}

/** True for `drafts.x` and `versions.release.x`, unless `x` begins with such a prefix too. */
export function isVersionId(id: string): boolean {
  return !isPublishedId(id) && isPublishedId(publishedIdOf(id))
}

/** Layer of a document id in perspectives: `published`, `drafts` or the name of a release. Undefined for other ids with dots. */
export function layerOf(id: string): string | undefined {
  if (id.startsWith(DRAFTS)) return 'drafts'
  if (id.startsWith(VERSIONS)) {
    const dot = id.indexOf('.', VERSIONS.length)
    return dot === -1 ? undefined : id.slice(VERSIONS.length, dot)
  }
  return id.includes('.') ? undefined : 'published'
}

/** Compares ids in the lake's order: by UTF-16 code units. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
