import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorStore } from './mirror.store.ts'

/** Queries of the mirror on behalf of visitors. */
export type PublicStore = Pick<
  MirrorStore,
  | 'addresses'
  | 'article'
  | 'articles'
  | 'categoryBySlug'
  | 'collections'
  | 'counts'
  | 'documents'
  | 'isUsedPublicly'
  | 'libraryImages'
  | 'listed'
  | 'neighbours'
  | 'publicUsers'
  | 'publishedOf'
  | 'publishedRevisions'
  | 'publishedTimes'
  | 'redirectsFrom'
  | 'revisionsOf'
  | 'sectionRevisions'
>

/** Wraps `store` so that the documents of `sets` are excluded. The sets may change at any time. */
export function createPublicStore(
  store: MirrorStore,
  sets: readonly ReadonlySet<string>[],
): PublicStore {
  const isPublic = (id: string) => !sets.some((ids) => ids.has(id))
  const shown = (documents: readonly LakeDocument[]) => documents.filter(({ _id }) => isPublic(_id))
  const entries = (found: ReadonlyMap<string, string>) =>
    new Map([...found].filter(([id]) => isPublic(id)))
  const except = () => sets.flatMap((each) => [...each])
  return {
    // Results are filtered again, because further documents may have been hidden during the query.
    articles: async (query) => {
      const { documents, total } = await store.articles({ ...query, except: except() })
      const visible = shown(documents)
      return { documents: visible, total: total - (documents.length - visible.length) }
    },
    listed: async (query) => {
      const { listed, total } = await store.listed({ ...query, except: except() })
      const visible = listed.filter(({ id }) => isPublic(id))
      return { listed: visible, total: total - (listed.length - visible.length) }
    },
    collections: () => store.collections(except()),
    counts: (type, column) => store.counts(type, column, except()),
    addresses: async (type) => (await store.addresses(type)).filter(({ id }) => isPublic(id)),
    article: async (type, idOrSlug) => {
      const found = await store.article(type, idOrSlug)
      return found && isPublic(found._id) ? found : undefined
    },
    neighbours: async (document) => {
      const { previous, next } = await store.neighbours(document, except())
      const visible = (one: LakeDocument | undefined) =>
        one && isPublic(one._id) ? one : undefined
      return { previous: visible(previous), next: visible(next) }
    },
    categoryBySlug: async (slug) => {
      const id = await store.categoryBySlug(slug)
      return id !== undefined && isPublic(id) ? id : undefined
    },
    publishedOf: async (type, ids) => shown(await store.publishedOf(type, ids)),
    documents: async (ids) => shown(await store.documents(ids)),
    revisionsOf: async (ids) => entries(await store.revisionsOf(ids)),
    publishedRevisions: async (types) => entries(await store.publishedRevisions(types)),
    sectionRevisions: async () => entries(await store.sectionRevisions()),
    publishedTimes: async (types) => entries(await store.publishedTimes(types)),
    redirectsFrom: async (path) => shown(await store.redirectsFrom(path)),
    libraryImages: async (publicId) => shown(await store.libraryImages(publicId)),
    isUsedPublicly: (id) =>
      store.isUsedPublicly(
        id,
        sets.some(({ size }) => size > 0) ? (user) => !isPublic(user) : undefined,
      ),
    publicUsers: async (id) => shown(await store.publicUsers(id)),
  }
}
