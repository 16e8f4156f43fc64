import type { Kysely } from 'kysely'

/** Tables of the embedded image host. Times are milliseconds since 1970. */
export type MediaTables = {
  /** Pictures of the embedded image host. */
  media_images: {
    /** Id of the picture, including its folder. */
    public_id: string
    /** Upload time, in seconds since 1970. It is part of the URL, so that the bytes at a URL never change. */
    version: number
    /** SHA-1 of the stored file, in hex, which is also the file's name. Several records may share a file. */
    sha1: string
    format: string
    width: number
    height: number
    bytes: number
    folder: string
    /** Original file name, for display only. */
    file_name: string
    /** JSON object of context values by name. */
    context: string
    created_at: number
    /** Time at which a reference from a document was first detected. */
    linked_at: number | null
    /** Time since which no document references the picture. */
    unlinked_at: number | null
  }
  /** Used signatures. A row is deleted when its signature expires. */
  media_signatures: { signature: string; expires_at: number }
}

/** Migrations of the embedded image host. */
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
