import fc from 'fast-check'
import { blog, put, remove } from '#server/testing/content.test-support.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'
import type { MirrorStore } from './mirror.store.ts'
import { isMirrored } from './mirrored-document.ts'

/** Expected contents of the mirror. */
export const expected = (dataset: Dataset) =>
  Object.fromEntries(
    [...dataset.all()].filter(isMirrored).map((document) => [document._id, document]),
  )

/** Actual contents of the mirror. */
export async function held(store: MirrorStore): Promise<Record<string, LakeDocument>> {
  const ids = [...(await store.revisions()).keys()]
  return Object.fromEntries(
    [...(await store.documents(ids)), ...(await store.drafts(ids))].map((document) => [
      document._id,
      document,
    ]),
  )
}

/** A random write to one of a few documents. */
export const anyEdit = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.d', 'versions.r.a', 'other'),
  kind: fc.constantFrom('put', 'put', 'remove'),
  status: fc.constantFrom('published', 'draft', 'archived'),
  title: fc.string({ unit: 'binary' }),
})

/** Applies a write to a lake. */
export async function apply(
  dataset: Dataset,
  edit: { id: string; kind: string; status: string; title: string },
) {
  const { id, kind, status, title } = edit
  if (kind === 'remove') {
    if (dataset.get(id) !== undefined) await remove(dataset, id)
  } else if (id === 'other') {
    await put(dataset, { _id: id, _type: 'note', text: title })
  } else {
    await put(dataset, blog(id, { status, title }))
  }
}
