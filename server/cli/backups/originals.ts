import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackupFile } from '#server/backup/manifest.ts'
import type { FileToPack } from '#server/backup/write-backup.ts'
import { ORIGINALS, type Originals } from '#server/composition/files/storage.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import type { OnProgress } from '#server/transfer/progress.ts'

/** Source of the originals (unchanged uploaded files) for a backup. */
export interface OriginalsSource {
  readonly dataDir: string
  /** Bucket with the originals; undefined if they are in DATA_DIR. */
  readonly bucket: Bucket | undefined
  /** Path of a temporary file, to which files of the bucket are fetched one after another. */
  readonly spare: string
}

/**
 * Lists originals for a backup. Must be called after the documents or rows that refer to the files were saved. An upload stores its file
 * before its document or row, so the backup contains the file of each document and row, unless the file is removed in between.
 * @throws FileStoreError
 */
export async function originalsToPack(
  { folder, stored, open }: Originals,
  { dataDir, bucket, spare }: OriginalsSource,
): Promise<FileToPack[]> {
  const store = bucket?.store(stored)
  const files = await (store ?? open(dataDir)).list()
  return files
    .map(({ name }) => ({
      name: `${folder}/${name}`,
      path:
        store === undefined
          ? join(dataDir, folder, name)
          : async () => ((await store.copyTo(name, spare)) === undefined ? undefined : spare),
      mayGo: true,
    }))
    .filter(({ name }) => isBackupFile(name))
}

/**
 * Stores the originals of an unpacked backup in a bucket, and removes them from its folder. Files that the bucket already contains are not
 * written. No file is replaced by another one, because the name of an original contains the hash of its content.
 * @throws FileStoreError
 */
export async function storeOriginals(
  folder: string,
  bucket: Bucket,
  onStep: OnProgress,
): Promise<void> {
  for (const originals of Object.values(ORIGINALS)) {
    const source = originals.open(folder)
    const target = bucket.store(originals.stored)
    const files = await source.list()
    for (const [index, { name, size }] of files.entries()) {
      onStep(`Storing ${originals.title.toLowerCase()}`, index, files.length)
      const [recorded, file] = [await target.recordedSumOf(name), await source.local(name)]
      if (
        file === undefined ||
        (recorded?.size === size && recorded.sha256 === (await source.sumOf(name))?.sha256)
      )
        continue
      await target.put(name, file.path, 'copy')
    }
    if (files.length > 0)
      onStep(`Storing ${originals.title.toLowerCase()}`, files.length, files.length)
    await rm(join(folder, originals.folder), { recursive: true, force: true })
  }
}
