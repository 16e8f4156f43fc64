import type { HostedImage, SignedImageCall } from '#shared/contracts/image-host.ts'
import type { ImageInput, ImageView } from '#shared/contracts/images.ts'

/** A file on its way into the library. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** Its place among those that were chosen together. */
  readonly order: number
  readonly altText: string
  /** True if it is added without a text, to be described in the library. */
  readonly isLater: boolean
  /**
   * `sent`: the host has it and the library does not yet. `saving`: the library is being told. A failed one begins again where it failed.
   */
  readonly state: 'waiting' | 'sending' | 'sent' | 'saving' | 'saved' | 'failed'
  /** How much of it has gone, from 0 to 1. */
  readonly progress: number
  readonly problem: string | undefined
  readonly hosted: HostedImage | undefined
}

/** What uploads need of the rest of the world. */
export interface UploadPorts {
  /** Asks the server to sign the upload of one file. */
  readonly sign: (order: number) => Promise<SignedImageCall>
  readonly send: (
    call: SignedImageCall,
    file: File,
    options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<HostedImage>
  readonly save: (input: ImageInput) => Promise<ImageView>
  /** What a failure is called in a row. */
  readonly problemOf: (error: unknown) => string
  /** Told when nothing is being sent any more: how many of a round arrived, and the first failure. */
  readonly onSent?: (end: { readonly all: number; readonly failure: unknown }) => void
}

/** How saving ended. */
export interface SaveEnd {
  readonly saved: readonly ImageView[]
  readonly failure: unknown
}

/** Files that are sent at the same time. */
const AT_ONCE = 3

const isStop = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** True if the host has the file, and its text neither is written nor left for later. */
export const isOpen = ({ state, altText, isLater }: Upload): boolean =>
  state === 'sent' && !isLater && altText.trim() === ''

/**
 * Sends files to the image host, a few at a time, and adds them to the library with the texts that were typed. One that fails
 * harms no other.
 */
export function createUploads(ports: UploadPorts) {
  let uploads: readonly Upload[] = []
  let made = 0
  let added = 0
  let round: { all: number; failure: unknown } = { all: 0, failure: undefined }
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()

  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (key: number) => uploads.find((upload) => upload.key === key)
  const change = (key: number, facts: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...facts } : upload)))

  const send = async ({ key, file, order }: Upload) => {
    const stop = new AbortController()
    running.set(key, stop)
    change(key, { state: 'sending', progress: 0, problem: undefined })
    try {
      const call = await ports.sign(order)
      const hosted = await ports.send(call, file, {
        signal: stop.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      change(key, { state: 'sent', progress: 1, hosted })
    } catch (error) {
      if (isStop(error)) return
      round.failure ??= error
      change(key, { state: 'failed', problem: ports.problemOf(error) })
    } finally {
      running.delete(key)
      next()
    }
  }

  const next = () => {
    for (const upload of uploads) {
      if (running.size >= AT_ONCE) return
      if (upload.state === 'waiting') {
        round.all += 1
        void send(upload)
      }
    }
    if (running.size > 0 || round.all === 0) return
    const end = round
    round = { all: 0, failure: undefined }
    ports.onSent?.(end)
  }

  const save = async (upload: Upload): Promise<ImageView> => {
    const { key, order, altText, isLater, hosted, file } = upload
    if (hosted === undefined) throw new Error('a file is saved once the host has it')
    change(key, { state: 'saving', problem: undefined })
    try {
      const image = await ports.save({
        public_id: hosted.public_id,
        alt_text: isLater ? '' : altText.trim(),
        order,
        file_name: file.name,
      })
      added += 1
      change(key, { state: 'saved' })
      return image
    } catch (error) {
      change(key, { state: 'sent', problem: ports.problemOf(error) })
      throw error
    }
  }

  return {
    all: () => uploads,
    /** Number of files added to the library since the list was empty. */
    added: () => added,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Begins to send files; each keeps the place in which it was given. */
    add: (files: readonly File[]) => {
      const first = uploads.length
      if (first === 0) added = 0
      const begun = files.map((file, index): Upload => {
        made += 1
        return {
          key: made,
          file,
          order: first + index,
          altText: '',
          isLater: false,
          state: 'waiting',
          progress: 0,
          problem: undefined,
          hosted: undefined,
        }
      })
      set([...uploads, ...begun])
      next()
    },
    describe: (key: number, altText: string) => change(key, { altText, problem: undefined }),
    /** Leaves the text of a file for later, or asks for it again. */
    postpone: (key: number, isLater: boolean) => change(key, { isLater, problem: undefined }),
    /** Leaves the text of all open files for later. Returns the way back. */
    postponeOpen: () => {
      const keys = new Set(uploads.filter(isOpen).map(({ key }) => key))
      const setAll = (isLater: boolean) =>
        set(uploads.map((upload) => (keys.has(upload.key) ? { ...upload, isLater } : upload)))
      setAll(true)
      return () => setAll(false)
    },
    /** Stops a file, or leaves one out that has arrived: the host sweeps what nobody names. */
    drop: (key: number) => {
      set(uploads.filter((upload) => upload.key !== key))
      running.get(key)?.abort()
      next()
    },
    /** Sends a file again, or another in its place. */
    retry: (key: number, file?: File) => {
      change(key, { state: 'waiting', problem: undefined, ...(file !== undefined && { file }) })
      next()
    },
    /** Adds all files that the host has to the library, those without a text too; what fails stays, with the reason. */
    save: async (): Promise<SaveEnd> => {
      const ready = uploads.filter(({ state }) => state === 'sent')
      const ends = await Promise.allSettled(ready.map(save))
      set(uploads.filter(({ state }) => state !== 'saved'))
      return {
        saved: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
        failure: ends.find((end) => end.status === 'rejected')?.reason,
      }
    },
    /** Stops and forgets everything. */
    clear: () => {
      for (const { key } of uploads) running.get(key)?.abort()
      set([])
    },
    find,
  }
}

export type Uploads = ReturnType<typeof createUploads>
