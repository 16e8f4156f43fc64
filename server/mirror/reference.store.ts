import { sql, type Kysely } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import { batches, parseDocument as parse, storable } from './mirror.sql.ts'
import { draftOf } from './mirrored-document.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** A reference from one document to another. */
export interface ReferringDocument {
  readonly targetId: string
  /** Id of the referring document, without `drafts.`. */
  readonly id: string
  readonly type: string
  /** True if the referring copy is public. */
  readonly isPublic: boolean
}

/** Queries of references between documents. */
export interface ReferenceStore {
  /** True if a public document references `id`. Documents that `withheld` hides from visitors do not count. */
  isUsedPublicly(id: string, withheld?: (documentId: string) => boolean): Promise<boolean>
  /** Public documents that reference `id`. */
  publicUsers(id: string): Promise<readonly LakeDocument[]>
  /** References to documents of these types, including references in drafts. */
  usersOf(types: readonly string[]): Promise<readonly ReferringDocument[]>
  /** Documents that reference `id`: published copies, then drafts. */
  users(id: string): Promise<readonly LakeDocument[]>
}

/** Creates the store of references over `db`. */
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
