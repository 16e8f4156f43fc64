import { isPictureType } from '#shared/content/change-tags.ts'
import type { MirrorStore } from './mirror.store.ts'
import { articlesIn } from './mirror-writes.ts'
import { draftOf } from './mirrored-document.ts'

/** What may be another than before. */
export interface Written {
  /** Ids, without `drafts.`, of what may have been an article. */
  readonly articles: readonly string[]
  /** Ids of what may have been a picture. */
  readonly pictures: readonly string[]
}

/** A store that tells when something in it may be another than before. */
export const tellingOfWrites = (
  store: MirrorStore,
  onWrite: (written: Written) => void,
): MirrorStore => ({
  ...store,
  write: async (documents, removed) => {
    await store.write(documents, removed)
    const changed = documents.filter(({ _type }) => isPictureType(_type)).map(({ _id }) => _id)
    // A draft that is written comes with its published copy, which is absent as long as it was never published.
    const drafts = new Set(documents.map(({ _id }) => draftOf(_id)))
    const gone = removed.filter((id) => !id.includes('.') && !drafts.has(id))
    const pictures = [...changed, ...gone]
    onWrite({ articles: articlesIn(documents, removed), pictures })
  },
  foresee: async (id, copy) => {
    await store.foresee(id, copy)
    onWrite({ articles: [id], pictures: [] })
  },
})
