import { randomUUID } from 'node:crypto'

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/**
 * True if the Content Lake accepts an id: up to 128 of `A-Za-z0-9._-`, not beginning with a dash or dot, not ending with a dot, without two
 * consecutive dots.
 */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id) && !id.includes('..') && !id.endsWith('.')
}

/** Returns the id. If the id is missing or only a prefix (`drafts.`), generates a new one with that prefix. */
export function completeId(id: string | undefined): string {
  if (id === undefined || id === '') return randomUUID()
  return id.endsWith('.') ? id + randomUUID() : id
}

/** `x` of `x`, `drafts.x` and `versions.release.x`. Other dotted ids are returned unchanged. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) {
    const dot = id.indexOf('.', VERSIONS.length)
    if (dot !== -1) return id.slice(dot + 1)
  }
  return id
}

/** `drafts.x` for any form of `x`. */
export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id)
}

/** True if an id has no prefix of a draft or version. */
export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFTS) && !id.startsWith(VERSIONS)
}

/** True for `drafts.x`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS)
}

/** True for `drafts.x` and `versions.release.x`, unless `x` has such a prefix itself. */
export function isVersionId(id: string): boolean {
  return !isPublishedId(id) && isPublishedId(publishedIdOf(id))
}

/** Perspective layer of a document id (`published`, `drafts` or a release name); undefined for dotted ids that belong to no layer. */
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
