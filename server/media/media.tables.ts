import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type MediaTables = {
  /** Pictures that the embedded image host keeps. */
  media_images: {
    /** With its folder. */
    public_id: string
    /** Seconds since 1970: part of its address, which is never given to other bytes. */
    version: number
    /** Of the file that is kept, in hex: it lies under this name. Several records may name one file. */
    sha1: string
    format: string
    width: number
    height: number
    bytes: number
    folder: string
    /** What the file was called where it came from, for people alone. */
    file_name: string
    /** JSON: words by name. */
    context: string
    created_at: number
    /** When a document of the library was first seen that names it. */
    linked_at: number | null
    /** Since when none does any more. */
    unlinked_at: number | null
  }
  /** Signatures that were used, for as long as they would be good. */
  media_signatures: { signature: string; expires_at: number }
}

/** The tables of the embedded image host. */
export const mediaMigrations = [
  {
    name: 'media-001-images',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('media_images')
        .addColumn('public_id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('sha1', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('folder', 'text', (column) => column.notNull())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('context', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('linked_at', 'bigint')
        .addColumn('unlinked_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('media_images_by_file')
        .on('media_images')
        .column('sha1')
        .execute()
      await db.schema
        .createTable('media_signatures')
        .addColumn('signature', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('media_signatures_by_expiry')
        .on('media_signatures')
        .column('expires_at')
        .execute()
    },
  },
] as const
