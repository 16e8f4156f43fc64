import { isLakeDocument } from '#lake/documents/json.ts'
import { assembled, lazyTextOf, sharedNames } from '#lake/documents/lazy-attributes.ts'
import type { SentDocuments } from './thread-messages.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/**
 * Short attributes of a document. If it has long attributes that are stored as text, four items follow: the number of the buffer, the start
 * and the end of the text in that buffer, and the names of the long attributes.
 */
type Entry = readonly [unknown] | readonly [unknown, number, number, number, readonly string[]]

/** Packs documents for a thread. The text of long attributes is shared memory, all other attributes are JSON. */
export function createParcel() {
  const texts: string[] = []
  /** Number of each buffer. */
  const buffers = new Map<SharedArrayBuffer, number>()
  let length = 0

  function numberOf(buffer: SharedArrayBuffer): number {
    const number = buffers.get(buffer) ?? buffers.size
    buffers.set(buffer, number)
    return number
  }

  function entryOf(document: LakeDocument): Entry {
    const kept = lazyTextOf(document)
    if (kept === undefined) return [document]
    const { bytes, from, to, names } = kept
    const attributes: Record<string, unknown> = {}
    for (const name of Object.keys(document)) {
      attributes[name] = names.includes(name) ? 0 : document[name]
    }
    return [attributes, numberOf(bytes.buffer), from, to, names]
  }

  return {
    /** Length of the packed JSON so far, in characters. */
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

/** Unpacks documents that {@link createParcel} has packed. */
export function receivedDocuments({ documents, buffers }: SentDocuments): readonly LakeDocument[] {
  const views = buffers.map((buffer) => Buffer.from(buffer))
  // The cast is correct, because `createParcel` has written the text.
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
