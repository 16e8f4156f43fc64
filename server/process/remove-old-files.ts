import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '#shared/time/units.ts'

/**
 * Removes unfinished files and folders of killed commands from a folder. These are the entries whose names begin with `prefix` and that
 * have not changed for a day.
 */
export async function removeOldFiles(folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((found) => found.startsWith(prefix))) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => undefined)
    if (info !== undefined && Date.now() - info.mtimeMs > DAY) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
