import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { bytesOf } from './bytes.ts'

/** Folder of the real archives, next to the repository. */
const SHARED_DATA = resolve(import.meta.dirname, '../../../shared/data')

/** Path of a real archive. Undefined if this machine does not have the archive; tests that read it are then skipped. */
export function sharedArchive(name: string): string | undefined {
  const path = join(SHARED_DATA, name)
  return existsSync(path) ? path : undefined
}

/** Writes files to a new folder. @returns its path */
export async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = testDirectory()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

export interface TarEntry {
  readonly name: string
  readonly content?: string | Buffer
  readonly type?: 'file' | 'symlink' | 'link' | 'directory'
  readonly linkname?: string
}

/** Creates a tar archive. */
export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack()
  for (const { name, content = '', type = 'file', linkname } of entries) {
    archive.entry({ name, type, ...(linkname !== undefined && { linkname }) }, content)
  }
  archive.finalize()
  return buffer(bytesOf(archive))
}

/** Writes gzipped bytes to a file in a new folder. @returns its path */
export async function packedFile(bytes: Buffer | string, name = 'archive.tar.gz'): Promise<string> {
  const path = join(testDirectory(), name)
  await writeFile(path, await promisify(gzip)(bytes))
  return path
}

/** The smallest PNG: one transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
