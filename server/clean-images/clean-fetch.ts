import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { UPLOAD_POLICY } from '#lake/common/upload-policy.ts'
import { CannotClean } from './clean-image.ts'
import type { ImageCleaner } from './image-cleaner.ts'
import { MIME_TYPES } from './image-format.ts'

/** Visitor who waits for an image from another host, identified by the client address. */
interface Waiting {
  readonly address: string
}

type FetchImage<Peer> = (request: Request, peer: Peer) => Promise<Response>

export interface CleanFetchOptions {
  readonly cleaner: ImageCleaner
  /** Folder of unfinished files. The folder is emptied at startup. */
  readonly directory: string
  /** Creates the response for an image that cannot be cleaned. */
  readonly refuse: () => Response
}

/** Maximum size of an image from another host, in bytes. */
const MAX_BYTES = 100 * 1024 * 1024

class TooLarge extends Error {}

const chunk = z.instanceof(Uint8Array)

/** Streams a response to a file. @throws TooLarge */
async function spool(body: ReadableStream<Uint8Array>, path: string): Promise<void> {
  let size = 0
  await pipeline(
    Readable.from(body),
    async function* (parts: AsyncIterable<unknown>) {
      for await (const part of parts) {
        const bytes = chunk.parse(part)
        size += bytes.byteLength
        if (size > MAX_BYTES) throw new TooLarge()
        yield bytes
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(chunk.parse(part))
  return hash.digest('hex')
}

/** Streams a file. The file is deleted when the stream ends or is cancelled. */
function bodyOf(path: string): ReadableStream<Uint8Array> {
  const remove = () => rm(path, { force: true }).catch(() => undefined)
  const file = createReadStream(path)
  file.once('close', () => void remove())
  const iterator = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(chunk.parse(next.value))
    },
    cancel() {
      file.destroy()
    },
  })
}

/** File name for downloads in a browser, taken from the URL. */
function nameOf(url: string): string {
  const parts = new URL(url).pathname.split('/')
  const name = parts.findLast((part) => /\.[a-z0-9]{1,10}$/i.test(part)) ?? 'image'
  return name.replace(/[^\w.-]/g, '_')
}

/**
 * Wraps the fetch of images from another host, so that visitors get only clean images. Error responses of the host are returned unchanged.
 */
export function createCleanFetch({ cleaner, directory, refuse }: CleanFetchOptions) {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true, mode: 0o700 })

  const cleaned = async (request: Request, answer: Response, sender: string): Promise<Response> => {
    const [from, to] = [join(directory, randomUUID()), join(directory, randomUUID())]
    try {
      if (answer.body === null) return answer
      await spool(answer.body, from)
      const { kind, format } = await cleaner.cleanInto(from, to, { sender, signal: request.signal })
      if (kind === 'same') await rename(from, to)
      const url = new URL(request.url)
      const isShown = format !== 'svg' && !url.searchParams.has('dl')
      const headers = new Headers({
        'content-type': MIME_TYPES[format],
        'content-length': String((await stat(to)).size),
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${nameOf(request.url)}"`,
        'content-security-policy': UPLOAD_POLICY,
        etag: `"${await hashOf(to)}"`,
      })
      const vary = answer.headers.get('vary')
      if (vary !== null) headers.set('vary', vary)
      return new Response(bodyOf(to), { headers })
    } catch (error) {
      await rm(to, { force: true })
      if (error instanceof CannotClean || error instanceof TooLarge) return refuse()
      throw error
    } finally {
      await rm(from, { force: true })
    }
  }

  return <Peer extends Waiting>(fetchImage: FetchImage<Peer>): FetchImage<Peer> =>
    async (request, peer) => {
      const answer = await fetchImage(request, peer)
      if (answer.ok && answer.body !== null) return cleaned(request, answer, peer.address)
      return answer
    }
}
