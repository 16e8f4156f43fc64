import type { LakeDocument } from '#lake/documents/types.ts'
import { isPictureType, PICTURE_TYPES } from '#shared/content/change-tags.ts'
import { isArticleType, type ArticleType } from '#shared/content/status.ts'
import type { ImageView } from '#shared/contracts/images.ts'
import type { Copies } from '../editing/article-plan.ts'
import { factsOf } from './image-views.ts'
import type { ImagesMirror, ImagesMirrorStore } from './ports.ts'

/** A picture with the data for searching and filtering. */
export interface Catalogued {
  readonly view: ImageView
  readonly document: LakeDocument
  /** Name, alternative text and caption, normalized for search. */
  readonly folded: string
  /** Types of the articles to which the picture belongs: it was uploaded for them or they show it. */
  readonly articles: ReadonlySet<ArticleType>
}

/** A queued write of a picture. */
interface WaitingPicture {
  readonly id: string
  readonly state: 'waiting' | 'conflict'
  readonly after: Copies
}

export interface CatalogueOptions {
  readonly mirror: ImagesMirror
  /** Returns the queued writes in the order in which staff made them. */
  readonly waiting: () => Promise<readonly WaitingPicture[]>
  readonly foldText: (text: string) => string
}

/** Maximum number of pictures that are listed per type. */
const MOST = 50_000

interface Users {
  readonly ids: Set<string>
  readonly types: Set<ArticleType>
  isPublic: boolean
}

async function usersByPicture(store: ImagesMirrorStore): Promise<ReadonlyMap<string, Users>> {
  const found = new Map<string, Users>()
  for (const { targetId, id, type, isPublic } of await store.usersOf(PICTURE_TYPES)) {
    const users = found.get(targetId) ?? { ids: new Set(), types: new Set(), isPublic: false }
    users.ids.add(id)
    if (isArticleType(type)) users.types.add(type)
    users.isPublic ||= isPublic
    found.set(targetId, users)
  }
  return found
}

/**
 * Creates a cache of all pictures of the site with queued writes applied, so that a search needs no database query. The cache is rebuilt
 * after changes in the mirror.
 */
export function createImageCatalogue({ mirror, waiting, foldText }: CatalogueOptions) {
  let version = 0
  let kept: { readonly version: number; readonly entries: readonly Catalogued[] } | undefined
  let users: ReadonlyMap<string, Users> = new Map()
  /**
   * Entries of the previous build by document id. An entry is reused if its picture and the documents that show the picture are
   * unchanged.
   */
  let known = new Map<string, Catalogued>()

  const toEntry = (document: LakeDocument, pending: boolean): Catalogued => {
    const own = users.get(document._id)
    const view: ImageView = {
      ...factsOf(document),
      status: own?.isPublic === true ? 'published' : 'draft',
      uses: own?.ids.size ?? 0,
      pending,
    }
    const { content_type: kind } = view
    return {
      view,
      document,
      folded: foldText([view.file_name, view.alt_text, view.caption ?? ''].join('\n')),
      articles: new Set([...(own?.types ?? []), ...(kind === null ? [] : [kind])]),
    }
  }

  const load = async (): Promise<readonly Catalogued[]> => {
    if (kept?.version === version) return kept.entries
    const at = version
    const next = new Map<string, Catalogued>()
    await mirror.read(async (store) => {
      users = await usersByPicture(store)
      for (const type of PICTURE_TYPES) {
        const { documents } = await store.ofType(type, { offset: 0, limit: MOST })
        for (const document of documents) {
          const own = users.get(document._id)
          const key = [document._id, document._rev, own?.isPublic, ...(own?.ids ?? [])].join(' ')
          next.set(key, known.get(key) ?? toEntry(document, false))
        }
      }
    })
    known = next
    const entries = [...next.values()]
    // If a picture has changed during the build, `version` is higher than `at`, so the next call builds the cache again.
    kept = { version: at, entries }
    return entries
  }

  return {
    /** Invalidates the cache. Called after a change of a picture or of a document that may show one. */
    changed: () => {
      version += 1
    },
    /** Returns all pictures, unordered. @throws HttpError `unavailable` until the mirror has been filled once */
    all: async (): Promise<readonly Catalogued[]> => {
      const [entries, writes] = await Promise.all([load(), waiting()])
      const ahead = writes.filter(({ state }) => state === 'waiting')
      if (ahead.length === 0) return entries
      const newest = new Map(ahead.map(({ id, after }) => [id, after.published]))
      const unchanged = entries.filter(({ document }) => !newest.has(document._id))
      const foreseen = [...newest.values()].filter(
        (document) => document !== undefined && isPictureType(document._type),
      )
      return [
        ...unchanged,
        ...foreseen.flatMap((document) =>
          document === undefined ? [] : [toEntry(document, true)],
        ),
      ]
    },
    /** Returns the picture with an id. @throws HttpError as {@link all} does */
    find: async function find(id: string): Promise<Catalogued | undefined> {
      return (await this.all()).find(({ document }) => document._id === id)
    },
  }
}

export type ImageCatalogue = ReturnType<typeof createImageCatalogue>
