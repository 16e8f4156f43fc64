import { isPictureType } from '#shared/content/change-tags.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import type { MirrorStore } from './mirror.store.ts'
import { articlesIn } from './mirror-writes.ts'
import { draftOf } from './mirrored-document.ts'

/** Ids of documents that may have changed. */
export interface Written {
  /** Ids, without `drafts.`, of documents that may have been articles. */
  readonly articles: readonly string[]
  /** Ids of documents that may have been images. */
  readonly pictures: readonly string[]
  /** Ids of documents that may have been redirects. */
  readonly redirects: readonly string[]
}

/** Wraps a store to report possible changes after each write. */
export const notifyOnWrite = (
  store: MirrorStore,
  onWrite: (written: Written) => void,
): MirrorStore => ({
  ...store,
  write: async (documents, removed, predecessors) => {
    await store.write(documents, removed, predecessors)
    const changed = documents.filter(({ _type }) => isPictureType(_type)).map(({ _id }) => _id)
    // If a draft is written, `removed` also contains the id of its published copy, even if the article was never published. These ids are
    // not reported.
    const drafts = new Set(documents.map(({ _id }) => draftOf(_id)))
    const gone = removed.filter((id) => !id.includes('.') && !drafts.has(id))
    const moves = documents.filter(({ _type }) => _type === REDIRECT_TYPE).map(({ _id }) => _id)
    onWrite({
      articles: articlesIn(documents, removed),
      pictures: [...changed, ...gone],
      redirects: [...moves, ...gone],
    })
  },
  previewResult: async (id, copy, assertCurrent) => {
    await store.previewResult(id, copy, assertCurrent)
    onWrite({ articles: [id], pictures: [], redirects: [] })
  },
})
