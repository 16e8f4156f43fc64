import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { createSerial } from '#shared/async/serial.ts'
import { landingPage, type LandingPage } from '#shared/content/landing/landing-page.ts'
import { PAGE_SECTION_TYPE } from '#shared/content/document-types.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import type { ContentService, ContentStore } from './content.service.ts'

/** Text of a landing page that is stored on disk. */
export interface SavedLanding {
  readonly page: LandingPage
  /** Time at which the page is unpublished, ISO 8601. */
  readonly until?: string | undefined
}

/**
 * Last published texts of the landing pages on disk, used when neither the CMS nor the mirror responds. Errors of reads and writes are
 * reported, not thrown.
 */
export interface SavedLandings {
  /**
   * Returns the text of a page, or undefined if it was not saved or its unpublish time has passed. Waits for the updates that were
   * requested earlier.
   */
  get(slug: string): Promise<LandingPage | undefined>
  /** Deletes all copies. */
  clear(): Promise<void>
  /**
   * Updates all copies on disk: first deletes the copies of pages that are not in `published`, then saves the pages whose revision has
   * changed.
   * @param published revision of each published page, by slug
   * @param read returns the text of a page
   */
  sync(
    published: ReadonlyMap<string, string>,
    read: (slug: string) => Promise<SavedLanding | undefined>,
  ): Promise<void>
  /** Stops a running update after at most two seconds; the page in progress is still stored. Then marks the shutdown as clean. */
  close(): Promise<void>
}

/** Maximum duration of an update after the shutdown has begun, in milliseconds. The process must end within ten seconds. */
const CLOSING = 2_000

/** Marker file that exists while a process uses the folder. If it exists at the start, the previous process was killed. */
const IN_USE = 'in-use'

const saved = z.object({ page: landingPage, until: z.optional(z.string()) })

const NAME = /^([a-z0-9-]+)\.([\w-]+)\.json$/

const stateOf = (revision: string) =>
  createHash('sha256').update(revision).digest('base64url').slice(0, 12)

/** Returns a page without its lists of articles. An article could be unpublished while the copy is on disk. */
const withoutArticles = (page: LandingPage): LandingPage => ({
  ...page,
  blocks: page.blocks.filter(({ type }) => type !== 'landingArticles'),
})

/**
 * Opens the copies in `directory`. Creates the folder if needed. After a crash all copies are deleted, because the process may have crashed
 * after a page was unpublished and before its copy was deleted.
 */
export function openSavedLandings(
  directory: string,
  onError: (error: unknown) => void,
): SavedLandings {
  /** Time at which a running update must stop. */
  let deadline = Number.POSITIVE_INFINITY
  /** State of each copy on disk, by slug: a hash of the revisions from which it was made. */
  const copies = new Map<string, string>()
  const fileOf = (slug: string, state: string) => join(directory, `${slug}.${state}.json`)

  const open = async () => {
    await mkdir(directory, { recursive: true })
    const files = await readdir(directory)
    const wasKilled = files.includes(IN_USE)
    for (const file of files) {
      const [, slug, state] = NAME.exec(file) ?? []
      if (slug !== undefined && state !== undefined && !wasKilled) copies.set(slug, state)
      else await rm(join(directory, file), { force: true })
    }
    await writeFile(join(directory, IN_USE), '')
  }

  const drop = async (slug: string) => {
    const state = copies.get(slug)
    if (state === undefined) return
    copies.delete(slug)
    await rm(fileOf(slug, state), { force: true })
  }

  const write = async (slug: string, state: string, { page, until }: SavedLanding) => {
    const file = fileOf(slug, state)
    await writeFile(`${file}.tmp`, JSON.stringify({ page: withoutArticles(page), until }))
    await rename(`${file}.tmp`, file)
    await drop(slug)
    copies.set(slug, state)
  }

  const queue = createSerial()
  const inOrder = (work: () => Promise<void>) => queue.run(work).catch(onError)
  void inOrder(open)

  return {
    get: async (slug) => {
      await queue.idle()
      const state = copies.get(slug)
      if (state === undefined) return undefined
      try {
        const text = await readFile(fileOf(slug, state), 'utf8')
        const { page, until } = saved.parse(JSON.parse(text))
        return until !== undefined && Date.parse(until) <= Date.now() ? undefined : page
      } catch (error) {
        onError(error)
        return undefined
      }
    },
    clear: () =>
      inOrder(async () => {
        for (const slug of copies.keys()) await drop(slug)
      }),
    sync: (published, read) =>
      inOrder(async () => {
        for (const slug of copies.keys()) if (!published.has(slug)) await drop(slug)
        for (const [slug, revision] of published) {
          if (performance.now() > deadline) return
          const state = stateOf(revision)
          if (copies.get(slug) === state) continue
          const landing = await read(slug)
          if (landing !== undefined) await write(slug, state, landing)
        }
      }),
    close: async () => {
      deadline = performance.now() + CLOSING
      await queue.idle()
      await rm(join(directory, IN_USE), { force: true })
    },
  }
}

/** True if the copies contain texts of documents of this type. */
const isShown = (type: string) => type === LANDING_TYPE || type === PAGE_SECTION_TYPE

interface LandingStore extends Pick<ContentStore, 'addresses' | 'article'> {
  publishedRevisions(types: readonly [typeof LANDING_TYPE]): Promise<ReadonlyMap<string, string>>
  sectionRevisions(): Promise<ReadonlyMap<string, string>>
}

/** Mirror of the lake's documents. */
interface LandingMirror {
  readPublic<T>(work: (store: LandingStore) => Promise<T>): Promise<T>
}

interface Change {
  readonly types: readonly string[]
  readonly takenOff: readonly string[]
}

/**
 * Updates the copies at the start and after each change of landing pages and reusable sections. Returns a part of the server; stopping it
 * waits until the copies are stored.
 */
export function saveLandingsOnChange(
  changes: { on(event: 'public', listener: (change: Change) => void): unknown },
  mirror: LandingMirror,
  service: Pick<ContentService, 'landing'>,
  saved: SavedLandings,
) {
  let waiting: Promise<void> | undefined
  let saving = Promise.resolve()

  const read = async (slug: string): Promise<SavedLanding | undefined> => {
    try {
      const [page, document] = await Promise.all([
        service.landing(slug),
        mirror.readPublic((store) => store.article(LANDING_TYPE, slug)),
      ])
      const until = document?.['unpublishAt']
      return { page, ...(typeof until === 'string' && { until }) }
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not_found') return undefined
      throw error
    }
  }

  const save = async () => {
    waiting = undefined
    const [addresses, revisions, sections] = await mirror.readPublic((store) =>
      Promise.all([
        store.addresses(LANDING_TYPE),
        store.publishedRevisions([LANDING_TYPE]),
        store.sectionRevisions(),
      ]),
    )
    // A changed section does not change the revisions of the pages that show it. Therefore the state of each copy includes the revisions of
    // all sections.
    const ofSections = JSON.stringify([...sections])
    const published = addresses.flatMap(({ id, slug }) => {
      const revision = revisions.get(id)
      return slug === null || revision === undefined
        ? []
        : [[slug, `${revision} ${ofSections}`] as const]
    })
    await saved.sync(new Map(published), read)
  }

  /** Requests an update, unless one is waiting already. If the mirror cannot be read, the update does nothing. */
  const request = () => {
    if (waiting !== undefined) return
    waiting = saving.then(() => save().catch(() => undefined))
    saving = waiting
  }

  changes.on('public', ({ types, takenOff }) => {
    if (!types.some(isShown)) return
    // After an unpublishing, the copies are deleted at once, because the update fails if the mirror cannot be read. All copies are deleted,
    // because the change may not contain the old slugs of the pages, and never contains those of the pages with a removed section.
    if (takenOff.some(isShown)) void saved.clear()
    request()
  })
  return {
    name: 'saved texts of landing pages',
    start: request,
    stop: async () => {
      const closing = saved.close()
      await saving
      await closing
    },
  }
}
