import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { MAX_BYTES } from './limits.ts'
import { Refusal } from './refusal.ts'

/** Parameters and file of a call. */
export interface Call {
  /** Parameters by name. Repeated `name[]` parameters are joined with commas. */
  readonly parameters: Readonly<Record<string, string>>
  /** The uploaded file, if any, which `receive` has written. */
  readonly file: { readonly name: string } | undefined
}

/**
 * Maximum body size of a call, in bytes. It exceeds the maximum size of a file. A file that is too large is still read up to this size, so
 * that the client receives the error response.
 */
const MAX_BODY = 5 * MAX_BYTES
const MAX_FIELDS = 120
const MAX_FIELD_BYTES = 16_384
const MEGABYTE = 2 ** 20

const TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

const UNREADABLE = 'Send the call as form data. It could not be read.'

/** Bytes of a request body, up to a limit. */
async function* bytesOf(body: ReadableStream<Uint8Array>, limit: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > limit) {
      throw new Refusal(`Choose a smaller file. The limit is ${MAX_BYTES / MEGABYTE} MB.`, 413)
    }
    yield chunk
  }
}

/** Creates the parser of a form upload. @throws Refusal if the content type has no boundary */
function openForm(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: MAX_FIELDS,
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fileSize: MAX_BYTES,
        files: 1,
        parts: MAX_FIELDS + 1,
        headerPairs: 20,
        headerSize: 8_192,
      },
    })
  } catch (error) {
    throw new Refusal(UNREADABLE, 400, { cause: error })
  }
}

/**
 * Parses a call while it arrives, and streams the file to `receive`.
 * @param receive stores the file; it must read it to the end or throw
 * @throws Refusal
 */
export async function readCall(
  request: Request,
  receive: (file: Readable) => Promise<void>,
): Promise<Call> {
  const type = request.headers.get('content-type') ?? ''
  if (!TYPES.test(type) || request.body === null) throw new Refusal(UNREADABLE)
  const parameters: Record<string, string> = {}
  let file: { name: string } | undefined
  let incoming: Readable | undefined
  let stored: Promise<void> = Promise.resolve()
  let refusal: Error | undefined
  const refuse = (message: string, status?: number) => {
    refusal ??= new Refusal(message, status)
  }

  const form = openForm(type)
  form.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) return refuse('Shorten the text and try again.')
    const isList = name.endsWith('[]')
    const key = isList ? name.slice(0, -2) : name
    const before = Object.hasOwn(parameters, key) ? parameters[key] : undefined
    if (before !== undefined && !isList) return refuse(`Send “${key}” once.`)
    Object.defineProperty(parameters, key, {
      value: before === undefined ? value : `${before},${value}`,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  })
  form.on('file', (field, stream: BusboyFileStream, name) => {
    if (field !== 'file' || file !== undefined) {
      refuse('Send one file, as “file”.')
      stream.resume()
      return
    }
    file = { name: typeof name === 'string' ? name : '' }
    incoming = stream
    stored = receive(stream).then(
      () => {
        if (stream.truncated) {
          refuse(`Choose a smaller file. The limit is ${MAX_BYTES / MEGABYTE} MB.`)
        }
      },
      (error: unknown) => {
        refusal ??= error instanceof Error ? error : new Error(String(error))
        stream.resume()
      },
    )
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    form.on(limit, () => refuse('Send fewer fields.'))
  }
  try {
    await pipeline(Readable.from(bytesOf(request.body, MAX_BODY)), form)
  } catch (error) {
    // After an interrupted upload the parser does not end the stream of the file, so it is destroyed here.
    incoming?.destroy(new Error('Try again: the connection was closed', { cause: error }))
    await stored
    throw error instanceof Refusal ? error : new Refusal(UNREADABLE, 400, { cause: error })
  }
  await stored
  if (refusal !== undefined) throw refusal
  return { parameters, file }
}
