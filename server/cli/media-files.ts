import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackupFile, MEDIA_FOLDER } from '#server/backup/manifest.ts'
import type { FileToPack } from '#server/backup/write-backup.ts'

/**
 * Originals of the embedded image host. Call this after saving the tables: an upload writes its file before its record, so every record in
 * a backup has its file, unless the picture is removed between the two steps.
 */
export async function mediaFiles(dataDir: string): Promise<FileToPack[]> {
  const folder = join(dataDir, MEDIA_FOLDER)
  if (!existsSync(folder)) return []
  const names = await readdir(folder, { recursive: true })
  return names
    .map((name) => ({
      name: `${MEDIA_FOLDER}/${name}`,
      path: join(folder, name),
      mayGo: true,
    }))
    .filter(({ name }) => isBackupFile(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
