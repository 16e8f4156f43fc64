import { Mutation as Mutator, extract } from '@sanity/mutator'
import { isRecord } from '#lake/access/guards.ts'
import { importJson, isLakeDocument, sameJson } from '#lake/documents/json.ts'
import type { LakeDocument, PatchOperations } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import { stepsOf, type PatchBody } from './patch-steps.ts'
import { isPlainPath } from './json-match.ts'

const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
] as const
const KNOWN = new Set<string>([
  ...OPERATIONS,
  'id',
  'query',
  'params',
  'ifRevisionID',
  'ifRevisionId',
])
const FIXED = ['_id', '_type'] as const
const STAMPED = ['_rev', '_createdAt', '_updatedAt'] as const

/**
 * Applies the body of a patch to a document and returns the new document. The old one does not change. Paths and operations are those of
 * `@sanity/mutator`, with which the Studio applies its own edits before the lake responds.
 * @throws LakeError `invalidMutation` for a patch that cannot be applied, `revisionMismatch`
 */
export function applyPatch(document: LakeDocument, patch: PatchOperations): LakeDocument {
  checkRevision(document, patch)
  const body = checkedBody(document, patch)
  let result: Current = document
  try {
    for (const step of stepsOf(body)) {
      for (const plain of step(result)) result = applyPlain(document, result, plain)
    }
  } catch (error) {
    if (error instanceof LakeError) throw error
    throw new LakeError(
      'invalidMutation',
      `The patch cannot be applied: ${error instanceof Error ? error.message : String(error)}`,
      { id: document._id },
      { cause: error },
    )
  }
  return sealed(document, importJson(result))
}

type Current = Parameters<Mutator['apply']>[0]

function applyPlain(document: LakeDocument, current: Current, patch: PatchBody): Current {
  checkTexts(document, current, patch)
  // If a patch changes nothing, the mutator assigns attributes to its input. So the input is a shallow copy.
  return new Mutator({ mutations: [{ patch: { ...patch } }] }).apply(
    current === null ? null : { ...current },
  )
}

function checkRevision(document: LakeDocument, patch: PatchOperations): void {
  const spelled: Readonly<Record<string, unknown>> = { ...patch }
  const expected = spelled['ifRevisionID'] ?? spelled['ifRevisionId']
  if (expected === undefined || expected === null || expected === document._rev) return
  throw new LakeError(
    'revisionMismatch',
    `Document "${document._id}" has unexpected revision ID (${document._rev}), expected ${JSON.stringify(expected)}`,
    { id: document._id, expectedRevisionID: expected, currentRevisionID: document._rev },
  )
}

function checkedBody(document: LakeDocument, patch: PatchOperations): PatchBody {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(patch)) {
    if (!KNOWN.has(name)) refuse(document, `Unknown patch operation "${name}"`)
    if (value === undefined || !OPERATIONS.some((operation) => operation === name)) continue
    body[name] = checkedOperation(document, name, value)
  }
  return { ...body, id: document._id }
}

function checkedOperation(document: LakeDocument, name: string, value: unknown): unknown {
  if (name === 'unset') {
    if (!Array.isArray(value)) return refuse(document, 'unset takes a list of paths')
    return value.map((path) => checkedPath(document, path))
  }
  if (!isRecord(value)) return refuse(document, `${name} takes an object`)
  if (name === 'insert') return checkedInsert(document, value)
  return Object.fromEntries(
    Object.entries(value).map(([path, operand]) => {
      if ((name === 'inc' || name === 'dec') && typeof operand !== 'number') {
        refuse(document, `${name} takes numbers`)
      }
      if (name === 'diffMatchPatch' && typeof operand !== 'string') {
        refuse(document, 'diffMatchPatch takes strings')
      }
      return [checkedPath(document, path), importJson(operand)]
    }),
  )
}

function checkedInsert(
  document: LakeDocument,
  insert: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const where = (['before', 'after', 'replace'] as const).filter((name) => name in insert)
  const [place] = where
  const items = insert['items']
  if (place === undefined || where.length !== 1 || !Array.isArray(items)) {
    return refuse(document, 'insert takes one of before, after or replace, and a list of items')
  }
  return {
    [place]: checkedPath(document, insert[place]),
    items: items.map((item) => importJson(item)),
  }
}

function checkedPath(document: LakeDocument, path: unknown): string {
  if (typeof path !== 'string' || path === '') return refuse(document, 'A path is a string')
  if (path.includes('__proto__') || path.includes('hasOwnProperty')) {
    return refuse(document, 'The path names an attribute that is not allowed')
  }
  if (!isPlainPath(path)) return path
  const bare = path.replaceAll(/"[^"]*"|'[^']*'/g, '')
  if (bare.split('[').length !== bare.split(']').length) {
    return refuse(document, `"${path}" is no path: its brackets do not match`)
  }
  return resolveNegativeIndices(document, path)
}

/**
 * Resolves `list[-1].name` with the current length of the list, because the mutator supports negative indices only at the end of a path.
 * Returns other paths unchanged, and paths whose list cannot be found by plain steps.
 */
function resolveNegativeIndices(document: LakeDocument, path: string): string {
  let resolved = path
  for (;;) {
    const match = /^((?:[\w-]|\[\d+\]|\.)*)\[(-\d+)\](?=[.[])/.exec(resolved)
    const [found, before, index] = match ?? []
    if (found === undefined || before === undefined || index === undefined) return resolved
    const list = valueAt(document, before)
    const position = Array.isArray(list) ? list.length + Number(index) : -1
    if (position < 0) return refuse(document, `"${path}" points before the start of its list`)
    resolved = `${before}[${position}]${resolved.slice(found.length)}`
  }
}

function valueAt(document: LakeDocument, path: string): unknown {
  let value: unknown = document
  for (const [, name, index] of path.matchAll(/([A-Za-z_][\w-]*)|\[(\d+)\]/g)) {
    if (name !== undefined) value = isRecord(value) ? value[name] : undefined
    else value = Array.isArray(value) ? value[Number(index)] : undefined
  }
  return value
}

/** Rejects a text diff (`diffMatchPatch`) of a value that is not a text. The mutator would convert such a value without an error. */
function checkTexts(document: LakeDocument, current: unknown, patch: PatchBody): void {
  if (patch['set'] !== undefined || patch['setIfMissing'] !== undefined) return
  for (const path of Object.keys(patch['diffMatchPatch'] ?? {})) {
    if (extract(path, current).some((value) => typeof value !== 'string')) {
      refuse(document, `diffMatchPatch: "${path}" is no string`)
    }
  }
}

/** Returns the patched document with the system attributes of the original. Throws if the patch changes `_id` or `_type`. */
function sealed(before: LakeDocument, result: unknown): LakeDocument {
  if (!isRecord(result)) return refuse(before, 'The patch leaves no document')
  for (const name of FIXED) {
    if (!sameJson(result[name], before[name])) {
      refuse(before, `Cannot modify immutable attribute "${name}"`)
    }
  }
  const after: Record<string, unknown> = { ...result }
  for (const name of STAMPED) after[name] = before[name]
  return isLakeDocument(after) ? after : refuse(before, 'The patch leaves no document')
}

function refuse(document: LakeDocument, message: string): never {
  throw new LakeError('invalidMutation', message, { id: document._id })
}
