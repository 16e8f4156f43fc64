import { LRUCache } from 'lru-cache'
import { freezeParsed } from './json.ts'
import { shareReferences } from './references.ts'
import type { LakeDocument } from './types.ts'

/**
 * Minimum length of an attribute's JSON text, in characters, for storing the attribute as text. Shorter attributes are stored as values.
 */
const LONG = 512
/** Size of a buffer shared by the texts of many documents, in bytes. */
const BUFFER_LENGTH = 256 * 1024
/** Number of recently read documents whose long attributes are also cached as parsed values. */
const MOST_READ = 200
/** Maximum number of attribute names for which values are stored as text. Further names are stored as values. */
const MOST_NAMES = 1_000

/** Location of the JSON text of a document's long attributes. The text is one JSON object in UTF-8. Threads can share the buffer. */
export interface LazyText {
  readonly bytes: Buffer<SharedArrayBuffer>
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

const KEPT = Symbol('kept text')
const read = new LRUCache<LazyText, Values>({ max: MOST_READ })
const readers = new Map<string, () => unknown>()
const lists = new LRUCache<string, readonly string[]>({ max: MOST_NAMES })

interface WithText {
  readonly [KEPT]?: LazyText
}

/** Returns the location of a document's long attributes, or undefined if it has none. */
export const lazyTextOf = (document: object): LazyText | undefined =>
  // Only this file sets the attribute, so its value has the declared type.
  (document as WithText)[KEPT]

/** Returns the getter of an attribute. Each name has one function, so that documents of one type share a hidden class in V8. */
function readerOf(name: string): () => unknown {
  const known = readers.get(name)
  if (known !== undefined) return known
  const reader = function (this: object) {
    const kept = lazyTextOf(this)
    return kept === undefined ? undefined : valuesOf(kept)[name]
  }
  readers.set(name, reader)
  return reader
}

function valuesOf(kept: LazyText): Values {
  const known = read.get(kept)
  if (known !== undefined) return known
  const values: Values = freezeParsed(
    JSON.parse(kept.bytes.toString('utf8', kept.from, kept.to)),
    // The parsed object contains attributes of the document itself, so its depth is 0.
    0,
  )
  read.set(kept, values)
  return values
}

/** Returns a function that writes texts one after the other into shared buffers, for documents that are loaded together. */
export function createTextBuffers(): (text: string) => Omit<LazyText, 'names'> {
  let bytes = newBuffer(BUFFER_LENGTH)
  let used = 0
  return (text) => {
    const length = Buffer.byteLength(text)
    if (length > BUFFER_LENGTH / 4) return ownBuffer(text)
    if (used + length > bytes.length) {
      bytes = newBuffer(BUFFER_LENGTH)
      used = 0
    }
    const from = used
    used += bytes.write(text, from)
    return { bytes, from, to: used }
  }
}

/** Returns one array for all documents whose long attributes have these names. */
export function sharedNames(names: readonly string[]): readonly string[] {
  const key = JSON.stringify(names)
  const known = lists.get(key) ?? names
  lists.set(key, known)
  return known
}

/** Writes a text into a buffer of its own, so that the buffer is garbage-collected together with its document. */
export function ownBuffer(text: string): Omit<LazyText, 'names'> {
  const bytes = newBuffer(Buffer.byteLength(text))
  return { bytes, from: 0, to: bytes.write(text) }
}

const newBuffer = (length: number) => Buffer.from(new SharedArrayBuffer(length))

/**
 * Returns a document with equal attributes, but stores the long ones as text. Reading a long attribute parses the text, unless the value is
 * cached.
 * @param document deeply frozen
 * @param put stores the text and returns its location
 */
export function withKeptText(
  document: LakeDocument,
  put: (text: string) => Omit<LazyText, 'names'>,
): LakeDocument {
  const names: string[] = []
  const texts: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(document)) {
    if (typeof value === 'string' ? value.length < LONG : typeof value !== 'object') continue
    // System attributes are stored as values, because the lake reads them in every document.
    if (name.startsWith('_') || !(readers.has(name) || readers.size < MOST_NAMES)) continue
    const text = JSON.stringify(value)
    if (text.length < LONG) continue
    names.push(name)
    texts.push(`${JSON.stringify(name)}:${text}`)
    values[name] = value
  }
  if (names.length === 0) return document
  const kept = { ...put(`{${texts.join()}}`), names: sharedNames(names) }
  read.set(kept, values)
  const made = assembled(document, kept)
  shareReferences(document, made)
  return made
}

/** Returns a document with changed attributes, like `{...document, ...changes}`, but does not parse the attributes stored as text. */
export function withAttributes(document: LakeDocument, changes: Values): LakeDocument {
  const kept = lazyTextOf(document)
  // Both branches return an object with the attributes of a document, so it has the type of a document.
  if (kept === undefined) return Object.freeze({ ...document, ...changes })
  return assembled(document, kept, changes)
}

/**
 * Builds a document from its short attributes and the text of its long attributes.
 * @param attributes all attributes in order; the values of those in `kept.names` are ignored
 */
export function assembled(attributes: Values, kept: LazyText, changes: Values = {}): LakeDocument {
  const made: Record<string, unknown> = {}
  for (const name of Object.keys(attributes)) {
    if (kept.names.includes(name)) {
      Object.defineProperty(made, name, { get: readerOf(name), enumerable: true })
    } else made[name] = attributes[name]
  }
  for (const [name, value] of Object.entries(changes)) made[name] = value
  Object.defineProperty(made, KEPT, { value: kept })
  // The cast is correct: the object has exactly the attributes in `attributes`, which are those of a document.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.freeze(made) as unknown as LakeDocument
}
