import { isLakeDocument } from '#lake/documents/json.ts'
import { assembled, keptTextOf, sharedNames } from '#lake/documents/lazy-attributes.ts'
import type { SentDocuments } from './thread-messages.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Attributes; then, where some are kept as text: the number of its buffer, from, to and their names. */
type Entry = readonly [unknown] | readonly [unknown, number, number, number, readonly string[]]

/** Documents that are made ready for a thread: long attributes go as the memory in which their text lies, the others as JSON. */
export function createParcel() {
  const texts: string[] = []
  /** With the number of each. */
  const buffers = new Map<SharedArrayBuffer, number>()
  let length = 0

  function numberOf(buffer: SharedArrayBuffer): number {
    const number = buffers.get(buffer) ?? buffers.size
    buffers.set(buffer, number)
    return number
  }

  function entryOf(document: LakeDocument): Entry {
    const kept = keptTextOf(document)
    if (kept === undefined) return [document]
    const { bytes, from, to, names } = kept
    const attributes: Record<string, unknown> = {}
    for (const name of Object.keys(document)) {
      attributes[name] = names.includes(name) ? 0 : document[name]
    }
    return [attributes, numberOf(bytes.buffer), from, to, names]
  }

  return {
    /** Characters of JSON so far. */
    get length() {
      return length
    },
    add(document: LakeDocument): void {
      const text = JSON.stringify(entryOf(document))
      texts.push(text)
      length += text.length
    },
    sent: (): SentDocuments => ({ documents: `[${texts.join()}]`, buffers: [...buffers.keys()] }),
  }
}

/** The documents that {@link createParcel} made ready. */
export function receivedDocuments({ documents, buffers }: SentDocuments): readonly LakeDocument[] {
  const views = buffers.map((buffer) => Buffer.from(buffer))
  // It is what `createParcel` has written, in this process.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entries = JSON.parse(documents) as readonly Entry[]
  return entries.map(([attributes, ...kept]) => {
    if (!isLakeDocument(attributes)) throw new Error('What came is no document')
    const [number, from, to, names] = kept
    const bytes = number === undefined ? undefined : views[number]
    if (bytes === undefined || from === undefined || to === undefined || names === undefined) {
      return attributes
    }
    return assembled(attributes, { bytes, from, to, names: sharedNames(names) })
  })
}
