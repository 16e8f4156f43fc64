import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  LIBRARY_IMAGE_TYPE,
  PAGE_SECTION_TYPE,
  REDIRECT_TYPE,
} from '#shared/content/document-types.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import { PUBLIC_STATUS, type StatusType } from '#shared/content/status.ts'
import { createEditingStore, refreshEditingRows, type EditingStore } from './editing.store.ts'
import { batches, createDocumentReader, parseDocument as parse, storable } from './mirror.sql.ts'
import type { Predecessor } from './mirror-change.ts'
import { createMirrorState, type MirrorState } from './mirror-state.ts'
import {
  addDocuments,
  addExpected,
  articlesIn,
  lockCopy,
  overtakenIds,
  removeDocuments,
} from './mirror-writes.ts'
import { draftOf } from './mirrored-document.ts'
import type { MirrorTables } from './mirror.tables.ts'
import { createPublishedStore, type PublishedStore } from './published.store.ts'
import { createReferenceStore, type ReferenceStore } from './reference.store.ts'

/** The mirrored documents in the relational database. */
export interface MirrorStore extends MirrorState, PublishedStore, ReferenceStore {
  /**
   * Replaces, adds and removes documents in one transaction.
   * @param predecessors documents whose rows are not changed if another process has already written the same or a later state
   */
  write(
    documents: readonly LakeDocument[],
    removed: readonly string[],
    predecessors?: ReadonlyMap<string, Predecessor | undefined>,
  ): Promise<void>
  /**
   * Replaces an article's editing copy with the expected result of a write. With undefined, the article is removed from staff lists.
   * @param assertCurrent called in the transaction. Throws if the write is no longer the newest one
   */
  previewResult(
    id: string,
    copy: LakeDocument | undefined,
    assertCurrent?: (transaction: QueryExecutorProvider) => Promise<void>,
  ): Promise<void>
  /** `_rev` by `_id` of all stored documents, including drafts. */
  revisions(): Promise<ReadonlyMap<string, string>>
  /** `_rev` by `_id` of the published documents of some types. */
  publishedRevisions(
    types: readonly (StatusType | PageType)[],
  ): Promise<ReadonlyMap<string, string>>
  /** Time of the last update, ISO 8601, of the published documents of these types, by document id. */
  publishedTimes(types: readonly PageType[]): Promise<ReadonlyMap<string, string>>
  /** Published copies by id. Drafts are never included. */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Published copies of a type, newest first, and their total number. */
  ofType(
    type: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ documents: readonly LakeDocument[]; total: number }>
  /** Published redirects from a canonical path, newest first. */
  redirectsFrom(path: string): Promise<readonly LakeDocument[]>
  /** Library documents that reference an image of the image host. */
  libraryImages(publicId: string): Promise<readonly LakeDocument[]>
  /** Ids of all images of the image host that library documents reference. */
  libraryPublicIds(): Promise<ReadonlySet<string>>
  /** Editing copies by their full ids, `drafts.<id>`. */
  drafts(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Staff queries of articles. */
  readonly editing: EditingStore
  /** `_rev` by `_id` of all reusable sections of landing pages. They have no status. */
  sectionRevisions(): Promise<ReadonlyMap<string, string>>
  /** `_rev` by `_id` of the published copies with these ids. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Finds redirects and images of the library by their key. */
const createKeyLookups = (
  db: Kysely<MirrorTables>,
): Pick<MirrorStore, 'redirectsFrom' | 'libraryImages' | 'libraryPublicIds'> => ({
  redirectsFrom: async (path) => {
    if (!storable(path)) return []
    const rows = await db
      .selectFrom('mirror_documents')
      .select('json')
      .where('type', '=', REDIRECT_TYPE)
      .where('slug', '=', path)
      .orderBy('sort_key', 'desc')
      .orderBy('id', 'asc')
      .execute()
    return rows.map(parse)
  },
  libraryImages: async (publicId) => {
    if (!storable(publicId)) return []
    const rows = await db
      .selectFrom('mirror_documents')
      .select('json')
      .where('type', '=', LIBRARY_IMAGE_TYPE)
      .where('slug', '=', publicId)
      .orderBy('id', 'asc')
      .execute()
    return rows.map(parse)
  },
  libraryPublicIds: async () => {
    const rows = await db
      .selectFrom('mirror_documents')
      .select('slug')
      .where('type', '=', LIBRARY_IMAGE_TYPE)
      .where('slug', 'is not', null)
      .execute()
    return new Set(rows.map(({ slug }) => slug).filter((slug) => slug !== null))
  },
})

/** Creates the store over the mirror's tables in `db`. */
export function createMirrorStore(db: Kysely<MirrorTables>): MirrorStore {
  const read = createDocumentReader()
  const publishedOfTypes = (types: readonly string[]) =>
    db
      .selectFrom('mirror_documents')
      .where('type', 'in', types)
      .where('public', '=', 1)
      .where('status', '=', PUBLIC_STATUS)
  return {
    write: async (documents, removed, predecessors = new Map()) => {
      if (documents.length === 0 && removed.length === 0) return
      await db.transaction().execute(async (transaction) => {
        await lockCopy(transaction)
        const overtaken = await overtakenIds(transaction, documents, predecessors)
        const written = documents.filter(({ _id }) => !overtaken.has(_id))
        const deleted = removed.filter((id) => !overtaken.has(id))
        await removeDocuments(transaction, [...deleted, ...written.map(({ _id }) => _id)])
        await addDocuments(transaction, written)
        await refreshEditingRows(transaction, articlesIn(written, deleted))
      })
    },
    previewResult: async (id, copy, assertCurrent) => {
      await db.transaction().execute(async (transaction) => {
        await lockCopy(transaction)
        await assertCurrent?.(transaction)
        await removeDocuments(transaction, [`drafts.${id}`])
        await transaction.deleteFrom('mirror_editing').where('id', '=', id).execute()
        if (copy === undefined) return
        await addExpected(transaction, id, copy)
        await refreshEditingRows(transaction, [id])
      })
    },
    revisions: async () => {
      const [published, drafts] = await Promise.all([
        db.selectFrom('mirror_documents').select(['id', 'rev']).execute(),
        db.selectFrom('mirror_drafts').select(['id', 'rev']).execute(),
      ])
      return new Map([
        ...published.map(({ id, rev }) => [id, rev] as const),
        ...drafts.map(({ id, rev }) => [`drafts.${id}`, rev] as const),
      ])
    },
    publishedRevisions: async (types) => {
      const rows = await publishedOfTypes(types).select(['id', 'rev']).execute()
      return new Map(rows.map(({ id, rev }) => [id, rev]))
    },
    sectionRevisions: async () => {
      const rows = await db
        .selectFrom('mirror_documents')
        .where('type', '=', PAGE_SECTION_TYPE)
        .where('public', '=', 1)
        .select(['id', 'rev'])
        .orderBy('id')
        .execute()
      return new Map(rows.map(({ id, rev }) => [id, rev]))
    },
    publishedTimes: async (types) => {
      const rows = await publishedOfTypes(types).select(['id', 'updated_at']).execute()
      return new Map(rows.flatMap(({ id, updated_at: at }) => (at === null ? [] : [[id, at]])))
    },
    documents: async (ids) => {
      const found: LakeDocument[] = []
      for (const batch of batches(ids.filter(storable))) {
        const rows = await db
          .selectFrom('mirror_documents')
          .select('json')
          .where('id', 'in', batch)
          .execute()
        found.push(...rows.map(read))
      }
      return found
    },
    ofType: async (type, { offset, limit }) => {
      const rows = () => db.selectFrom('mirror_documents').where('type', '=', type)
      const [page, count] = await Promise.all([
        rows()
          .select('json')
          .orderBy('sort_key', 'desc')
          .orderBy('id', 'asc')
          .limit(limit)
          .offset(offset)
          .execute(),
        rows()
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { documents: page.map(parse), total: Number(count.total) }
    },
    drafts: async (ids) => {
      const wanted = ids.map(draftOf).filter((id) => id !== undefined)
      const found: LakeDocument[] = []
      for (const batch of batches(wanted.filter(storable))) {
        const rows = await db
          .selectFrom('mirror_drafts')
          .select('json')
          .where('id', 'in', batch)
          .execute()
        found.push(...rows.map(parse))
      }
      return found
    },
    editing: createEditingStore(db, read),
    revisionsOf: async (ids) => {
      const found = new Map<string, string>()
      for (const batch of batches(ids.filter(storable))) {
        const rows = await db
          .selectFrom('mirror_documents')
          .select(['id', 'rev'])
          .where('id', 'in', batch)
          .execute()
        for (const { id, rev } of rows) found.set(id, rev)
      }
      return found
    },
    ...createKeyLookups(db),
    ...createPublishedStore(db),
    ...createReferenceStore(db),
    ...createMirrorState(db),
  }
}
