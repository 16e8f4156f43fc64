import { z } from 'zod'

/** Folders below DATA_DIR that a backup holds when they are there. */
export const LAKES = ['lake', 'lake-alone'] as const

/** Where the originals of the embedded image host lie, below DATA_DIR and in a backup. */
export const MEDIA_FOLDER = 'media/originals'

/** Names of the two entries that a backup adds, first and last. */
export const MANIFEST_FILE = 'backup.json'
export const ENDING_FILE = 'end.json'
/** What rows of tables lie under, a file a table. */
export const TABLE_FOLDER = 'tables'

/** Rises when an older program could no longer bring back what this one writes. */
export const BACKUP_VERSION = 2

/** What a backup says of itself, at its beginning. */
export const manifest = z.object({
  format: z.literal('certavia-backup'),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Where the site had its content: with any but `embedded` it is not in here. */
  mode: z.enum(['embedded', 'alone', 'hosted']),
  lakes: z.array(z.enum(LAKES)),
  /** Whether it holds originals of the embedded image host, whose records are rows of tables. */
  media: z.boolean().default(false),
  /** Steps that the tables had gone through. */
  migrations: z.array(z.string()),
  /** Rows by table, in an order in which rows come after those that they refer to. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.number().int() })),
})
export type Manifest = z.infer<typeof manifest>

/** What a backup says of its files, at its end: without it, it is cut off. */
export const ending = z.object({
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
})
export type Ending = z.infer<typeof ending>

/** Whether a name is one that a backup gives to a file; anything else has no business in one. */
export const isBackupFile = (name: string): boolean =>
  /^(?:lake|lake-alone)\/(?:[\w-][\w.-]*|assets\/(?:images|files)\/[\w-]+\/[\w-][\w.-]*)$|^media\/originals\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z]{3,4}$|^tables\/[a-z_]+\.ndjson$/.test(
    name,
  )

/** Tells how far a step is. */
export type OnStep = (step: string, done: number, total: number) => void
