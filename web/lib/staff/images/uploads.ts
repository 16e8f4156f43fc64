import type { HostedImage, SignedImageCall } from '#shared/contracts/image-host.ts'
import type { ImageInput, ImageView } from '#shared/contracts/images.ts'

/** A file that is being added to the library. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** Position among the files that the user has chosen together. */
  readonly order: number
  readonly altText: string
  /** True if the file is added without an alt text, so that the user can write the alt text later in the library. */
  readonly isLater: boolean
  /**
   * State of the upload. `sent`: uploaded to the host, not yet in the library. `saving`: being added to the library. A retry resumes at the
   * failed step.
   */
  readonly state: 'waiting' | 'sending' | 'sent' | 'saving' | 'saved' | 'failed'
  /** Uploaded fraction, from 0 to 1. */
  readonly progress: number
  readonly problem: string | undefined
  readonly hosted: HostedImage | undefined
}

/** Dependencies of the uploads. */
export interface UploadPorts {
  /** Requests a signature for the upload of one file. */
  readonly sign: (order: number) => Promise<SignedImageCall>
  readonly send: (
    call: SignedImageCall,
    file: File,
    options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<HostedImage>
  readonly save: (input: ImageInput) => Promise<ImageView>
  /** Returns the error message that is shown in the row of a failed file. */
  readonly problemOf: (error: unknown) => string
  /** Called when no upload is running any more. `all` is the number of uploaded files, `failure` the first failure. */
  readonly onSent?: (end: { readonly all: number; readonly failure: unknown }) => void
}

/** Result of adding the files to the library. */
export interface SaveEnd {
  readonly saved: readonly ImageView[]
  readonly failure: unknown
}

/** Maximum number of parallel uploads. */
const AT_ONCE = 3

const isStop = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** True if the host has stored the file, but the user has neither written nor postponed its alt text. */
export const isOpen = ({ state, altText, isLater }: Upload): boolean =>
  state === 'sent' && !isLater && altText.trim() === ''

const newUpload = (key: number, file: File, order: number): Upload => ({
  key,
  file,
  order,
  altText: '',
  isLater: false,
  state: 'waiting',
  progress: 0,
  problem: undefined,
  hosted: undefined,
})

/**
 * Uploads files to the image host, a few at a time, and then adds them to the library with their alt texts. A file that fails does not
 * affect the others.
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
    /** Number of files that were added to the library since the list was last empty. */
    added: () => added,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Starts to upload files. Their order is preserved. */
    add: (files: readonly File[]) => {
      const first = uploads.length
      if (first === 0) added = 0
      const begun = files.map((file, index) => newUpload((made += 1), file, first + index))
      set([...uploads, ...begun])
      next()
    },
    describe: (key: number, altText: string) => change(key, { altText, problem: undefined }),
    /** Postpones the alt text of a file if `isLater` is true, otherwise cancels the postponement. */
    postpone: (key: number, isLater: boolean) => change(key, { isLater, problem: undefined }),
    /** Postpones all missing alt texts. Returns a function that cancels this postponement. */
    postponeOpen: () => {
      const keys = new Set(uploads.filter(isOpen).map(({ key }) => key))
      const setAll = (isLater: boolean) =>
        set(uploads.map((upload) => (keys.has(upload.key) ? { ...upload, isLater } : upload)))
      setAll(true)
      return () => setAll(false)
    },
    /** Cancels an upload, or removes an uploaded file from the list. The host deletes files that are never added to the library. */
    drop: (key: number) => {
      set(uploads.filter((upload) => upload.key !== key))
      running.get(key)?.abort()
      next()
    },
    /** Retries an upload, optionally with another file. */
    retry: (key: number, file?: File) => {
      change(key, { state: 'waiting', problem: undefined, ...(file !== undefined && { file }) })
      next()
    },
    /** Adds all uploaded files to the library, including files without an alt text. Failed files stay in the list with an error message. */
    save: async (): Promise<SaveEnd> => {
      const ready = uploads.filter(({ state }) => state === 'sent')
      const ends = await Promise.allSettled(ready.map(save))
      set(uploads.filter(({ state }) => state !== 'saved'))
      return {
        saved: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
        failure: ends.find((end) => end.status === 'rejected')?.reason,
      }
    },
    /** Cancels and removes all uploads. */
    clear: () => {
      for (const { key } of uploads) running.get(key)?.abort()
      set([])
    },
    find,
  }
}

export type Uploads = ReturnType<typeof createUploads>
