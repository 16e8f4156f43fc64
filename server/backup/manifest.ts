import { z } from 'zod'

/** Folders of lakes below DATA_DIR, included in a backup if they exist. */
export const LAKES = ['lake', 'lake-alone'] as const

/** Folder of the originals of the embedded image host, below DATA_DIR and in a backup. */
export const MEDIA_FOLDER = 'media/originals'

/** File names of the first (`MANIFEST_FILE`) and the last entry of a backup. */
export const MANIFEST_FILE = 'backup.json'
export const ENDING_FILE = 'end.json'
/** Folder of the tables' rows in a backup, with one file per table. */
export const TABLE_FOLDER = 'tables'

/** Version of the backup format. Increment it when older versions of the program can no longer restore new backups. */
export const BACKUP_VERSION = 3
/** Version of the backup format for a backup that contains all originals. */
export const COMPLETE_VERSION = 2

/** First entry of a backup. It describes the contents. */
export const manifest = z.object({
  format: z.literal('certavia-backup'),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Mode of the site. The backup contains the content of the CMS only in mode `embedded`. */
  mode: z.enum(['embedded', 'alone', 'hosted']),
  lakes: z.array(z.enum(LAKES)),
  /** True if the backup contains originals of the embedded image host. Their records are rows of the tables. */
  media: z.boolean().default(false),
  /** `bucket`: the originals stay in object storage and are not in the backup. */
  originals: z.enum(['included', 'bucket']).default('included'),
  /** Names of the migrations that had been applied to the tables. */
  migrations: z.array(z.string()),
  /** Number of rows by table. Referenced tables come before the tables that reference them. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.number().int() })),
})
export type Manifest = z.infer<typeof manifest>

/** Last entry of a backup. It lists all files; a backup without this entry is truncated. */
export const ending = z.object({
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
})
export type Ending = z.infer<typeof ending>

/** True if a backup may contain a file of this name. Any other name is rejected. */
export const isBackupFile = (name: string): boolean =>
  /^(?:lake|lake-alone)\/(?:[\w-][\w.-]*|assets\/(?:images|files)\/[\w-]+\/[\w-][\w.-]*)$|^media\/originals\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z]{3,4}$|^tables\/[a-z_]+\.ndjson$/.test(
    name,
  )

/** Reports the progress of a step. */
export type OnStep = (step: string, done: number, total: number) => void
