import * as z from 'zod'

/** Message between processes, with the id of the process that sent it. The body is not checked. */
export interface ReceivedMessage {
  readonly from: string
  readonly body: unknown
}

/** Maximum size of a notification, in bytes. PostgreSQL accepts less than 8,000. */
const MOST_BYTES = 7_500
/** Number of bytes of a long message in each of its notifications. Base64 makes them a third longer. */
const PART_BYTES = 5_400
/** Maximum number of notifications of a message, so a message has at most 345 kB. */
const MOST_PARTS = 64

const partSchema = z.object({
  from: z.string(),
  /** Number of the message within its process. */
  message: z.int(),
  /** Position of the part, from 0. */
  part: z.int(),
  parts: z.int().max(MOST_PARTS),
  /** Bytes of the part, in base64. */
  bytes: z.string(),
})
const wholeSchema = z.object({ from: z.string(), body: z.unknown() })
const payloadSchema = z.union([partSchema, wholeSchema])

/** Creates the function that converts a message to notifications. It returns an empty list for a message that is too long. */
export function createSplitter(from: string): (body: unknown) => readonly string[] {
  let messages = 0
  return (body) => {
    const bytes = Buffer.from(JSON.stringify({ from, body }))
    if (bytes.length <= MOST_BYTES) return [bytes.toString()]
    const parts = Math.ceil(bytes.length / PART_BYTES)
    if (parts > MOST_PARTS) return []
    messages += 1
    const message = messages
    return Array.from({ length: parts }, (_, part) => {
      const own = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      return JSON.stringify({ from, message, part, parts, bytes: own.toString('base64') })
    })
  }
}

function read<T extends z.ZodType>(schema: T, text: string): z.infer<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Creates the function that converts notifications to messages. It returns the message with its last notification, otherwise undefined. The
 * notifications of a message arrive in order, and each process sends its messages one after the other. A message without its first
 * notification is dropped.
 */
export function createAssembler(): (payload: string) => ReceivedMessage | undefined {
  const open = new Map<string, { readonly message: number; readonly bytes: Buffer[] }>()
  return (payload) => {
    const found = read(payloadSchema, payload)
    if (found === undefined) return undefined
    const { from } = found
    if (!('parts' in found)) return { from, body: found.body }
    const { message, part, parts } = found
    const known = part === 0 ? { message, bytes: [] } : open.get(from)
    open.delete(from)
    if (known?.message !== message || known.bytes.length !== part) return undefined
    known.bytes.push(Buffer.from(found.bytes, 'base64'))
    if (part + 1 < parts) {
      open.set(from, known)
      return undefined
    }
    return read(wholeSchema, Buffer.concat(known.bytes).toString())
  }
}
