import { isRecord } from '#lake/access/guards.ts'
import { sameJson } from '#lake/documents/json.ts'
import type { Effects } from '#lake/documents/types.ts'

/**
 * Encodes Mendoza patches, the diff format of the Content Lake (sanity-io/mendoza, docs/format.adoc). The npm package `mendoza` contains
 * only the decoder. A patch refers to a field by its index among the sorted keys of the old object. It refers to a part of a string by
 * UTF-8 byte offsets.
 */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21
const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23

/**
 * Minimum length of a string for which a patch contains only the changed parts. A shorter string is included completely, because its
 * changed parts would not be smaller.
 */
const SHORT_STRING = 24

type Patch = unknown[]

/** Returns the patch that turns `left` into `right`. The patch is empty if they are equal. */
export function encodeMendoza(left: unknown, right: unknown): Patch {
  if (sameJson(left, right)) return []
  if (!isRecord(left) || !isRecord(right)) return [VALUE, right]
  const patch: Patch = []
  diffObjects(left, right, patch)
  return patch
}

/**
 * Returns the patches in both directions between two states of a document, without `_rev`. An undefined state means that the document does
 * not exist.
 */
export function effectsBetween(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): Effects {
  const left = before === undefined ? null : withoutRev(before)
  const right = after === undefined ? null : withoutRev(after)
  return { apply: encodeMendoza(left, right), revert: encodeMendoza(right, left) }
}

/** Returns a document without `_rev`. Mendoza patches are computed between documents in this form. */
export function withoutRev(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _rev, ...rest } = document
  return rest
}

function diffObjects(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
  patch: Patch,
): void {
  const names = Object.keys(left).toSorted()
  names.forEach((name, index) => {
    if (!Object.hasOwn(right, name)) {
      patch.push(OBJECT_DELETE_FIELD, index)
      return
    }
    const from = left[name]
    const to = right[name]
    if (sameJson(from, to)) return
    if (isRecord(from) && isRecord(to)) {
      patch.push(PUSH_FIELD_COPY, index)
      diffObjects(from, to, patch)
      patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
      patch.push(PUSH_FIELD_BLANK, index)
      diffArrays(from, to, patch)
      patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else if (typeof from === 'string' && typeof to === 'string' && to.length > SHORT_STRING) {
      patch.push(PUSH_FIELD_BLANK, index)
      diffStrings(from, to, patch)
      patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else {
      patch.push(OBJECT_SET_FIELD_VALUE, to, name)
    }
  })
  for (const name of Object.keys(right)) {
    if (!Object.hasOwn(left, name)) patch.push(OBJECT_SET_FIELD_VALUE, right[name], name)
  }
}

function diffArrays(left: readonly unknown[], right: readonly unknown[], patch: Patch): void {
  const byIdentity = new Map<string, number>()
  left.forEach((item, index) => {
    const identity = identityOf(item)
    if (!byIdentity.has(identity)) byIdentity.set(identity, index)
  })
  let start = -1
  let end = -1
  const flush = (): void => {
    if (start !== -1) patch.push(ARRAY_APPEND_SLICE, start, end)
    start = -1
  }
  for (const item of right) {
    if (start !== -1 && end < left.length && sameJson(left[end], item)) {
      end += 1
      continue
    }
    const index = byIdentity.get(identityOf(item))
    const old = index === undefined ? undefined : left[index]
    if (index !== undefined && sameJson(old, item)) {
      flush()
      start = index
      end = index + 1
    } else if (index !== undefined && isRecord(old) && isRecord(item)) {
      flush()
      patch.push(PUSH_ELEMENT_COPY, index)
      diffObjects(old, item, patch)
      patch.push(RETURN_INTO_ARRAY_POP)
    } else {
      flush()
      patch.push(ARRAY_APPEND_VALUE, item)
    }
  }
  flush()
}

function identityOf(item: unknown): string {
  if (isRecord(item) && typeof item['_key'] === 'string') return `key:${item['_key']}`
  return `json:${JSON.stringify(item)}`
}

function diffStrings(left: string, right: string, patch: Patch): void {
  const shorter = Math.min(left.length, right.length)
  let prefix = 0
  while (prefix < shorter && left.charCodeAt(prefix) === right.charCodeAt(prefix)) prefix += 1
  if (splitsPair(left, prefix) || splitsPair(right, prefix)) prefix -= 1
  let suffix = 0
  while (
    suffix < shorter - prefix &&
    left.charCodeAt(left.length - 1 - suffix) === right.charCodeAt(right.length - 1 - suffix)
  ) {
    suffix += 1
  }
  if (splitsPair(left, left.length - suffix) || splitsPair(right, right.length - suffix))
    suffix -= 1
  if (prefix > 0) patch.push(STRING_APPEND_SLICE, 0, utf8Length(left.slice(0, prefix)))
  const middle = right.slice(prefix, right.length - suffix)
  if (middle !== '') patch.push(STRING_APPEND_STRING, middle)
  if (suffix > 0) {
    const size = utf8Length(left)
    patch.push(STRING_APPEND_SLICE, size - utf8Length(left.slice(left.length - suffix)), size)
  }
}

function splitsPair(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false
  const before = text.charCodeAt(index - 1)
  const after = text.charCodeAt(index)
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
}

function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}
