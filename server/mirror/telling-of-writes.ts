import type { MirrorStore } from './mirror.store.ts'
import { articlesIn } from './mirror-writes.ts'

/** A store that tells when something in it may be another than before, with the ids (without `drafts.`) of what may have been an article. */
export const tellingOfWrites = (
  store: MirrorStore,
  onWrite: (ids: readonly string[]) => void,
): MirrorStore => ({
  ...store,
  write: async (documents, removed) => {
    await store.write(documents, removed)
    onWrite(articlesIn(documents, removed))
  },
  foresee: async (id, copy) => {
    await store.foresee(id, copy)
    onWrite([id])
  },
})
