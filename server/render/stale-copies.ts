import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** The last whole answer of a URL, kept on disk for the day on which neither the CMS nor REST can fill it. */
export interface LastGood {
  /** The page as it was last whole, or undefined when there is none. */
  get(key: string): Promise<SavedPage | undefined>
  /**
   * Keeps `page` as the last good one of `key`. It is written a moment later, when those who wait for pages have them; a failure
   * is reported through `onError` and nothing else.
   */
  put(key: string, page: WholePage): void
  /** Forgets every page that shows one of `tags`: what has been taken off must not come back from a copy. Gives their keys. */
  drop(tags: ReadonlySet<string>): Promise<readonly string[]>
  /** Writes what is to be written, waits for it, and notes that nothing was left half done. */
  close(): Promise<void>
}

/** Lies in the folder while it is in use: found at the start, it says that the process before was killed. */
const IN_USE = 'in-use'

/** The first line of a file; the page follows it as it is sent. */
const savedHead = z.object({ key: z.string(), build: z.string(), tags: z.array(z.string()) })

/** A saved page: its HTML and the marks of the content it shows. */
export interface SavedPage {
  readonly html: string
  readonly tags: readonly string[]
}

/** A page to be saved. */
export interface WholePage {
  /** Its HTML in UTF-8. */
  readonly body: Buffer
  /** Tells one state of the page from another. */
  readonly etag: string
  readonly tags: readonly string[]
}

const EXTENSION = '.page'

/** Milliseconds: a change drops many pages, which are made anew in a row. */
const LATER = 1_000

const fileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}${EXTENSION}`

/**
 * Opens the store in `directory`, which is made when it is missing. At most `maxPages` pages are kept; more are not taken.
 * Copies that another build made are dropped: they name files that are gone. After a process that was killed it begins empty: the content had perhaps been told that an article was taken off, and the copies not yet.
 */
export async function openLastGood(options: {
  readonly directory: string
  /** Tells one build from another. */
  readonly build: string
  readonly maxPages: number
  readonly onError: (error: unknown) => void
}): Promise<LastGood> {
  const { directory } = options
  await mkdir(directory, { recursive: true })
  const tagsOf = new Map<string, ReadonlySet<string>>()
  const stateOf = new Map<string, string>()
  /** Writes and removals of one page happen in the order in which they were asked for. */
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

  /** What is to be written, by key. */
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
    // In the meantime it may have been taken off.
    if (next === undefined) return
    const file = join(directory, fileName(key))
    try {
      await writeFile(`${file}.tmp`, [next.head, next.page.body])
      await rename(`${file}.tmp`, file)
    } finally {
      if (waiting.get(key) === next) waiting.delete(key)
    }
  }

  /** One after the other: nobody waits for it. */
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
