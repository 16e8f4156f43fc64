import type { MirrorStore } from './mirror.store.ts'

/** A store that tells when something in it may be another than before. */
export const tellingOfWrites = (store: MirrorStore, onWrite: () => void): MirrorStore => ({
  ...store,
  write: async (documents, removed) => {
    await store.write(documents, removed)
    onWrite()
  },
  foresee: async (id, copy) => {
    await store.foresee(id, copy)
    onWrite()
  },
})
