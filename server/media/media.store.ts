import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod'
import { Refusal } from './refusal.ts'
import type { MediaTables } from './media.tables.ts'
import type { PictureFormat } from './picture-kind.ts'
import { PICTURE_FORMATS } from './picture-kind.ts'

/** Record of a stored picture. */
export interface MediaImage {
  readonly publicId: string
  readonly version: number
  readonly sha1: string
  readonly format: PictureFormat
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly folder: string
  readonly fileName: string
  readonly context: Readonly<Record<string, string>>
  readonly createdAt: number
  readonly linkedAt: number | null
  readonly unlinkedAt: number | null
}

/** A used signature. Each signature is valid for one call only. */
export interface Use {
  readonly signature: string
  /** Time at which the signature expires, in milliseconds since 1970. */
  readonly expires: number
}

type Row = MediaTables['media_images']

const words = z.record(z.string(), z.string())
const format = z.enum(PICTURE_FORMATS)

const toImage = (row: Row): MediaImage => ({
  publicId: row.public_id,
  version: row.version,
  sha1: row.sha1,
  format: format.parse(row.format),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  folder: row.folder,
  fileName: row.file_name,
  context: words.parse(JSON.parse(row.context)),
  createdAt: row.created_at,
  linkedAt: row.linked_at,
  unlinkedAt: row.unlinked_at,
})

/** Maximum number of ids per statement. */
const BATCH = 400

function* batches<T>(items: readonly T[]) {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH)
}

/** Records of the embedded image host. */
export type MediaStore = ReturnType<typeof createMediaStore>

/** Marks a signature as used. @throws Refusal if it was already used */
async function spend(transaction: Transaction<MediaTables>, use: Use): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('media_signatures')
    .values({ signature: use.signature, expires_at: use.expires })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow()
  if (added === 0n || added === undefined) {
    throw new Refusal('Ask for a new signature: this one has been used.', 401)
  }
}

/** Opens the store of records in the database. */
export function createMediaStore(db: Kysely<MediaTables>) {
  return {
    /**
     * Stores a picture and marks the signature as used, in one transaction.
     * @throws Refusal
     */
    add: async (image: Omit<MediaImage, 'linkedAt' | 'unlinkedAt'>, use: Use): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        await spend(transaction, use)
        const { numInsertedOrUpdatedRows: added } = await transaction
          .insertInto('media_images')
          .values({
            public_id: image.publicId,
            version: image.version,
            sha1: image.sha1,
            format: image.format,
            width: image.width,
            height: image.height,
            bytes: image.bytes,
            folder: image.folder,
            file_name: image.fileName,
            context: JSON.stringify(image.context),
            created_at: image.createdAt,
            linked_at: null,
            unlinked_at: null,
          })
          .onConflict((conflict) => conflict.column('public_id').doNothing())
          .executeTakeFirstOrThrow()
        if (added === 0n || added === undefined) {
          throw new Refusal('Ask for a new signature: there is a picture of this id.', 409)
        }
      })
    },
    /** True if a signature was already used. */
    isSpent: async (signature: string): Promise<boolean> =>
      (await db
        .selectFrom('media_signatures')
        .select('signature')
        .where('signature', '=', signature)
        .executeTakeFirst()) !== undefined,
    get: async (publicId: string): Promise<MediaImage | undefined> => {
      const row = await db
        .selectFrom('media_images')
        .selectAll()
        .where('public_id', '=', publicId)
        .executeTakeFirst()
      return row && toImage(row)
    },
    /**
     * Merges the given context values into the context of the pictures. Returns the ids of the pictures that exist.
     * @throws Refusal
     */
    describe: async (
      publicIds: readonly string[],
      context: Readonly<Record<string, string>>,
      use: Use,
    ): Promise<string[]> =>
      db.transaction().execute(async (transaction) => {
        await spend(transaction, use)
        const rows = await transaction
          .selectFrom('media_images')
          .selectAll()
          .where('public_id', 'in', publicIds)
          .execute()
        for (const row of rows) {
          const merged = { ...words.parse(JSON.parse(row.context)), ...context }
          await transaction
            .updateTable('media_images')
            .set({ context: JSON.stringify(merged) })
            .where('public_id', '=', row.public_id)
            .execute()
        }
        return publicIds.filter((id) => rows.some((row) => row.public_id === id))
      }),
    /**
     * Deletes a record and returns it, or undefined if the record does not exist.
     * @throws Refusal if the signature of the call was already used
     */
    remove: async (publicId: string, use?: Use): Promise<MediaImage | undefined> =>
      db.transaction().execute(async (transaction) => {
        if (use !== undefined) await spend(transaction, use)
        const row = await transaction
          .deleteFrom('media_images')
          .where('public_id', '=', publicId)
          .returningAll()
          .executeTakeFirst()
        return row && toImage(row)
      }),
    /** True if a record references a file. */
    usesFile: async (sha1: string): Promise<boolean> =>
      (await db
        .selectFrom('media_images')
        .select('public_id')
        .where('sha1', '=', sha1)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** All records, ordered by id. */
    all: async (): Promise<MediaImage[]> =>
      (await db.selectFrom('media_images').selectAll().orderBy('public_id').execute()).map(toImage),
    /** Stores the time at which a reference to the pictures was first found (`linked_at`), or since which there is none (`unlinked_at`). */
    note: async (
      what: 'linked_at' | 'unlinked_at',
      publicIds: readonly string[],
      at: number | null,
    ): Promise<void> => {
      for (const batch of batches(publicIds)) {
        await db
          .updateTable('media_images')
          .set({ [what]: at })
          .where('public_id', 'in', batch)
          .execute()
      }
    },
    forgetSignatures: async (before: number): Promise<void> => {
      await db.deleteFrom('media_signatures').where('expires_at', '<', before).execute()
    },
    totals: async (): Promise<{ readonly images: number; readonly bytes: number }> => {
      const row = await db
        .selectFrom('media_images')
        .select((eb) => [
          eb.fn.countAll<number>().as('images'),
          eb.fn.sum<number | null>('bytes').as('bytes'),
        ])
        .executeTakeFirstOrThrow()
      return { images: Number(row.images), bytes: Number(row.bytes ?? 0) }
    },
  }
}
