import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

async function filesUnder(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined)
  if (info === undefined) return []
  if (info.isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const nested = await Promise.all(entries.map((entry) => filesUnder(join(path, entry.name))))
  return nested.flat()
}

/** Hex hash of the names and contents of all files below `paths`, except tests. Missing paths count as empty. */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesUnder)))
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256').update(process.version)
  files.forEach((file, index) => {
    hash.update(`\0${file}\0`).update(contents[index] ?? '')
  })
  return hash.digest('hex')
}
