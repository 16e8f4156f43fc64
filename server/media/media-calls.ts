import { randomUUID } from 'node:crypto'
import { FileStoreError } from '#lake/common/files/file-store.ts'
import { Abandoned, createFairQueue, QueueFull } from '#lake/common/fair-queue.ts'
import {
  IMAGE_WORDS_LIMIT,
  type contextAnswer,
  type destroyAnswer,
  type HostedImage,
} from '#shared/contracts/image-host.ts'
import type { z } from 'zod/mini'
import { cleanPicture } from './clean-picture.ts'
import { readContext } from './context-text.ts'
import { describeImage } from './describe-image.ts'
import { shownFileName } from './file-name.ts'
import type { MediaImage, MediaStore, Use } from './media.store.ts'
import { originalName, type Originals } from './originals.ts'
import { readCall, type Call } from './read-call.ts'
import { hostResponse, Refusal } from './refusal.ts'
import type { ImageAccount } from './signer.ts'
import { verifyCall, type MediaAction } from './verify-call.ts'

export interface MediaCallsOptions {
  readonly account: ImageAccount
  readonly store: MediaStore
  readonly originals: Originals
  /** Public origin of the site, used for URLs in responses. */
  readonly origin: string
  readonly now: () => number
  /** Called when the file of a removed picture has been deleted. */
  readonly onGone: (image: MediaImage) => void
}

const ID = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}$/
const LONGEST_ID = 200
const WORDS: ReadonlySet<string> = new Set(['alt_text', 'caption', 'order'])

/** Maximum number of concurrent uploads, in total (`READ_AT_ONCE`) and per address. */
const READ_AT_ONCE = 32
const READ_OF_ONE = 14
/** Number of pictures decoded at the same time. A picture of 12 megapixels takes up to 100 MB of memory. */
const DECODED_AT_ONCE = 1
const WAITING = 200

function assertId(id: string | undefined): string {
  if (id === undefined || id.length > LONGEST_ID || !ID.test(id)) {
    throw new Refusal('Use an id of letters, digits, “.”, “_”, “-” and “/”.')
  }
  return id
}

function contextOf(text: string | undefined): Record<string, string> {
  const context = readContext(text ?? '')
  const isKnown =
    context !== undefined &&
    Object.entries(context).every(
      ([name, value]) => WORDS.has(name) && value.length <= 2 * IMAGE_WORDS_LIMIT,
    )
  if (!isKnown) {
    throw new Refusal(
      `Describe the picture by alt_text, caption and order, ${IMAGE_WORDS_LIMIT} characters each at most.`,
    )
  }
  return context
}

/** Ignores an error of the file store while a file is removed, because the sweep removes the file later. Throws all other errors. */
function leaveToSweep(error: unknown): void {
  if (!(error instanceof FileStoreError)) throw error
}

/** Runs `work` when the queue reaches the sender. @throws Refusal if the queue is full or the connection was closed */
async function inTurn<T>(
  queue: ReturnType<typeof createFairQueue>,
  sender: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await queue.run({ key: randomUUID(), sender, signal }, work)
  } catch (error) {
    if (error instanceof QueueFull) {
      throw new Refusal('Try again in a moment: many images are being uploaded.', 429, {
        cause: error,
        retryAfter: 5,
      })
    }
    if (error instanceof Abandoned) throw new Refusal('Try again: the connection was closed.', 499)
    throw error
  }
}

/** Folder and id of a new image. @throws Refusal if the call names an existing image, or an invalid id */
function placeOf({ folder = '', public_id: given, overwrite }: Call['parameters']) {
  if (overwrite !== undefined && overwrite !== 'false') {
    throw new Refusal('Upload it as a new image: this image host can’t replace files.')
  }
  if (folder !== '') assertId(folder)
  const id = [folder, given ?? randomUUID()].filter((part) => part !== '').join('/')
  return { folder, publicId: assertId(id) }
}

/** API calls of the embedded image host: upload, destroy and context. Each call needs its own signature. */
export function createMediaCalls(options: MediaCallsOptions) {
  const { account, store, originals, origin, now, onGone } = options
  const queue = createFairQueue({
    concurrent: DECODED_AT_ONCE,
    waiting: WAITING,
    waitingPerSender: WAITING,
  })
  const reading = new Map<string, number>()

  const verify = (action: MediaAction, call: Call) => verifyCall(action, call, { account, now })
  const describe = (image: MediaImage) => describeImage(image, { account, origin })

  const takeIn = async (
    use: Use,
    call: Call,
    from: string,
    sender: string,
    signal: AbortSignal,
  ) => {
    const { parameters, file } = call
    if (file === undefined) throw new Refusal('Choose an image: the call has no “file”.')
    const { folder, publicId } = placeOf(parameters)
    const context = contextOf(parameters['context'])
    if (await store.isSpent(use.signature)) {
      throw new Refusal('Ask for a new signature: this one has been used.', 401)
    }
    const clean = originals.spare()
    try {
      const facts = await inTurn(queue, sender, signal, () => cleanPicture(from, clean))
      const held = await originals.keep(clean, facts.format)
      try {
        const at = now()
        const image: MediaImage = {
          ...facts,
          publicId,
          version: Math.floor(at / 1_000),
          sha1: held.sha1,
          bytes: held.bytes,
          folder,
          fileName: shownFileName(file.name),
          context,
          createdAt: at,
          linkedAt: null,
          unlinkedAt: null,
        }
        await store.add(image, use)
        // The sweep of another process may have removed the file between the upload and the record.
        if (!(await originals.isKept(held.sha1, facts.format))) {
          await store.remove(publicId)
          throw new Refusal('Try again in a moment: the same image was being removed.', 503, {
            retryAfter: 5,
          })
        }
        return hostResponse(describe(image))
      } finally {
        held.letGo()
      }
    } finally {
      await originals.discard(clean)
    }
  }

  const remove = async (publicId: string, use?: Use): Promise<boolean> => {
    const image = await store.remove(publicId, use)
    if (image === undefined) return false
    const { sha1, format } = image
    const file = { sha1, name: originalName(sha1, format) }
    await originals.remove(file, store.usesFile).catch(leaveToSweep)
    onGone(image)
    return true
  }

  const destroy = async (use: Use, { parameters }: Call) => {
    const isGone = await remove(assertId(parameters['public_id']), use)
    const answer: z.infer<typeof destroyAnswer> = { result: isGone ? 'ok' : 'not found' }
    return hostResponse(answer)
  }

  const contextCall = async (use: Use, { parameters }: Call) => {
    if (parameters['command'] !== 'add') {
      throw new Refusal('Use “add” as the command: this image host supports no other.')
    }
    const ids = (parameters['public_ids'] ?? '').split(',').map(assertId)
    const words = contextOf(parameters['context'])
    const answer: z.infer<typeof contextAnswer> = {
      public_ids: await store.describe(ids, words, use),
    }
    return hostResponse(answer)
  }

  return {
    /** Finds a picture by id, in the format of API responses. */
    find: async (publicId: string): Promise<HostedImage | undefined> => {
      const image = await store.get(publicId)
      return image && describe(image)
    },
    /** Removes a picture permanently, without a signature. Returns false if the picture does not exist. */
    remove: (publicId: string) => remove(publicId),
    /**
     * Handles a call.
     * @param sender identifies the sender in the queue, which alternates between senders
     * @throws Refusal
     */
    answer: async (action: MediaAction, request: Request, sender: string): Promise<Response> => {
      const all = [...reading.values()].reduce((sum, count) => sum + count, 0)
      const own = reading.get(sender) ?? 0
      if (all >= READ_AT_ONCE || own >= READ_OF_ONE) {
        throw new Refusal('Try again in a moment: many images are being uploaded.', 429, {
          retryAfter: 2,
        })
      }
      reading.set(sender, own + 1)
      const from = originals.spare()
      try {
        const call = await readCall(request, async (file) => {
          if (action !== 'upload')
            throw new Refusal('Leave out the file: this call doesn’t accept one.')
          await originals.receive(file, from)
        })
        const use = verify(action, call)
        if (action === 'upload') return await takeIn(use, call, from, sender, request.signal)
        return await (action === 'destroy' ? destroy(use, call) : contextCall(use, call))
      } finally {
        const left = (reading.get(sender) ?? 1) - 1
        if (left === 0) reading.delete(sender)
        else reading.set(sender, left)
        await originals.discard(from)
      }
    },
  }
}
