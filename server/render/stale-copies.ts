import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** Store of the last complete page of each URL on disk, used when neither the CMS nor REST responds. */
export interface StaleCopies {
  /** Returns the last complete page, or undefined if no copy exists. */
  get(key: string): Promise<SavedPage | undefined>
  /**
   * Stores `page` as the last complete page for `key`. The page is written after a delay, so that requests are handled first. Errors are
   * only reported to `onError`.
   */
  put(key: string, page: WholePage): void
  /** Deletes every page with one of `tags`, because it may show unpublished content. Returns the keys of the deleted pages. */
  drop(tags: ReadonlySet<string>): Promise<readonly string[]>
  /** Writes all pending pages, waits for them, and marks the shutdown as clean. */
  close(): Promise<void>
}

/** Marker file in the folder while a process uses it. If the file exists at startup, the previous process has crashed. */
const IN_USE = 'in-use'

/** First line of a file, as JSON. The bytes of the page follow. */
const savedHead = z.object({ key: z.string(), build: z.string(), tags: z.array(z.string()) })

/** A saved page: its HTML and the tags of its content. */
export interface SavedPage {
  readonly html: string
  readonly tags: readonly string[]
}

/** A page to be saved. */
export interface WholePage {
  /** HTML in UTF-8. */
  readonly body: Buffer
  /** Changes whenever the content of the page changes. */
  readonly etag: string
  readonly tags: readonly string[]
}

const EXTENSION = '.page'

/** Delay of writes in milliseconds. A change invalidates many pages, and the delay lets their renders finish first. */
const LATER = 1_000

const fileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}${EXTENSION}`

/**
 * Opens the store in `directory` and creates the folder if needed. If there are `maxPages` pages, pages with new keys are not stored.
 * Copies of another build are deleted, because they refer to script and style files that no longer exist. After a crash all copies are
 * deleted: the process may have crashed after an article was unpublished and before its copies were deleted.
 */
export async function openStaleCopies(options: {
  readonly directory: string
  /** Identifies the build. */
  readonly build: string
  readonly maxPages: number
  readonly onError: (error: unknown) => void
}): Promise<StaleCopies> {
  const { directory } = options
  await mkdir(directory, { recursive: true })
  const tagsOf = new Map<string, ReadonlySet<string>>()
  const stateOf = new Map<string, string>()
  /** Queue of each page. It makes the writes and deletions of the page in order. */
  const queues = new Map<string, Promise<void>>()

  const read = async (file: string) => {
    const text = await readFile(join(directory, file), 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    const end = text.indexOf('\n')
    try {
      return { ...savedHead.parse(JSON.parse(text.slice(0, end))), html: text.slice(end + 1) }
    } catch {
      return undefined
    }
  }

  /** Writes that wait for the end of the delay, by key of the page. */
  const waiting = new Map<string, { readonly head: string; readonly page: WholePage }>()
  let timer: NodeJS.Timeout | undefined

  const inOrder = (key: string, work: () => Promise<void>) => {
    const next = (queues.get(key) ?? Promise.resolve()).then(work).catch(options.onError)
    queues.set(key, next)
    return next.finally(() => {
      if (queues.get(key) === next) queues.delete(key)
    })
  }

  const write = async (key: string) => {
    const next = waiting.get(key)
    // If the page was unpublished in the meantime, its write was cancelled.
    if (next === undefined) return
    const file = join(directory, fileName(key))
    try {
      await writeFile(`${file}.tmp`, [next.head, next.page.body])
      await rename(`${file}.tmp`, file)
    } finally {
      if (waiting.get(key) === next) waiting.delete(key)
    }
  }

  /** Writes the pages one after another. This may take long, because no request waits for it. */
  const writeAll = async () => {
    timer = undefined
    for (const key of waiting.keys()) await inOrder(key, () => write(key))
  }

  const files = await readdir(directory)
  const wasKilled = files.includes(IN_USE)
  for (const file of files) {
    const page = file.endsWith(EXTENSION) && !wasKilled ? await read(file) : undefined
    if (page?.build !== options.build)
      await rm(join(directory, file), { force: true, recursive: true })
    else tagsOf.set(page.key, new Set(page.tags))
  }
  await writeFile(join(directory, IN_USE), '')

  return {
    get: async (key) => {
      const next = waiting.get(key)?.page
      if (next !== undefined) return { html: next.body.toString(), tags: next.tags }
      return tagsOf.has(key) ? await read(fileName(key)) : undefined
    },
    put: (key, page) => {
      if (!tagsOf.has(key) && tagsOf.size >= options.maxPages) return
      const { etag, tags } = page
      const head = `${JSON.stringify({ key, build: options.build, tags })}\n`
      const state = etag + head
      if (stateOf.get(key) === state) return
      tagsOf.set(key, new Set(tags))
      stateOf.set(key, state)
      waiting.set(key, { head, page })
      timer ??= setTimeout(() => void writeAll(), LATER).unref()
    },
    drop: async (tags) => {
      const keys = [...tagsOf].filter(([, own]) => !own.isDisjointFrom(tags)).map(([key]) => key)
      for (const key of keys) {
        tagsOf.delete(key)
        stateOf.delete(key)
        waiting.delete(key)
      }
      await Promise.all(
        keys.map((key) => inOrder(key, () => rm(join(directory, fileName(key)), { force: true }))),
      )
      return keys
    },
    close: async () => {
      clearTimeout(timer)
      await writeAll()
      await Promise.all(queues.values())
      await rm(join(directory, IN_USE), { force: true })
    },
  }
}
