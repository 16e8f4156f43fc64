import { sql, type Kysely } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import { batches, parseDocument as parse, storable } from './mirror.sql.ts'
import { draftOf } from './mirrored-document.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** That one document refers to another. */
export interface ReferringDocument {
  readonly targetId: string
  /** Of the document that refers, without `drafts.`. */
  readonly id: string
  readonly type: string
  /** Visitors may see the copy that refers. */
  readonly isPublic: boolean
}

/** Who refers to whom. */
export interface ReferenceStore {
  /** Tells whether a public document refers to `id`; one that is `withheld` from visitors does not count. */
  isUsedPublicly(id: string, withheld?: (documentId: string) => boolean): Promise<boolean>
  /** The public documents that refer to `id`. */
  publicUsers(id: string): Promise<readonly LakeDocument[]>
  /** What refers to documents of some types, drafts too. */
  usersOf(types: readonly string[]): Promise<readonly ReferringDocument[]>
  /** The documents that refer to `id`: published copies, then drafts. */
  users(id: string): Promise<readonly LakeDocument[]>
}

/** What the copy in `db` knows of references. */
export function createReferenceStore(db: Kysely<MirrorTables>): ReferenceStore {
  return {
    isUsedPublicly: async (id, withheld) => {
      if (!storable(id)) return false
      const users = db
        .selectFrom('mirror_references')
        .innerJoin('mirror_documents', 'mirror_documents.id', 'mirror_references.document_id')
        .where('mirror_references.target_id', '=', id)
        .where('mirror_documents.public', '=', 1)
        .select('mirror_documents.id')
      if (withheld === undefined) return (await users.limit(1).executeTakeFirst()) !== undefined
      return (await users.execute()).some((user) => !withheld(user.id))
    },
    publicUsers: async (id) => {
      if (!storable(id)) return []
      const rows = await db
        .selectFrom('mirror_references')
        .innerJoin('mirror_documents', 'mirror_documents.id', 'mirror_references.document_id')
        .where('mirror_references.target_id', '=', id)
        .where('mirror_documents.public', '=', 1)
        .select('mirror_documents.json')
        .execute()
      return rows.map(parse)
    },
    usersOf: async (types) => {
      const targets = db.selectFrom('mirror_documents').select('id').where('type', 'in', types)
      const referring = db
        .selectFrom('mirror_references')
        .where('mirror_references.target_id', 'in', targets)
      const [published, drafts] = await Promise.all([
        referring
          .innerJoin('mirror_documents', 'mirror_documents.id', 'mirror_references.document_id')
          .select(['target_id', 'mirror_documents.id', 'mirror_documents.type', 'public'])
          .execute(),
        referring
          .innerJoin('mirror_drafts', (join) =>
            join.on(
              'mirror_references.document_id',
              '=',
              sql<string>`'drafts.' || ${sql.ref('mirror_drafts.id')}`,
            ),
          )
          .select(['target_id', 'mirror_drafts.id', 'mirror_drafts.type'])
          .execute(),
      ])
      return [
        ...published.map((row) => ({
          targetId: row.target_id,
          id: row.id,
          type: row.type,
          isPublic: row.public === 1,
        })),
        ...drafts.map(({ target_id: targetId, id, type }) => ({
          targetId,
          id,
          type,
          isPublic: false,
        })),
      ]
    },
    users: async (id) => {
      if (!storable(id)) return []
      const rows = await db
        .selectFrom('mirror_references')
        .where('target_id', '=', id)
        .select('document_id')
        .execute()
      const ids = rows.map((row) => row.document_id)
      const found: LakeDocument[] = []
      for (const batch of batches(ids.filter((each) => draftOf(each) === undefined))) {
        const published = db.selectFrom('mirror_documents').select('json').where('id', 'in', batch)
        found.push(...(await published.execute()).map(parse))
      }
      const drafts = ids.map(draftOf).filter((each) => each !== undefined)
      for (const batch of batches(drafts)) {
        const edited = db.selectFrom('mirror_drafts').select('json').where('id', 'in', batch)
        found.push(...(await edited.execute()).map(parse))
      }
      return found
    },
  }
}
