import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Staging folder of a restore: it contains the new data before they replace the old data. It is on the disk of the old data, so that each
 * item can be moved by one rename.
 */
export const STAGING = 'restore.part'
/**
 * Journal file of a swap, in which new data replace old data. It exists from the time at which the staging folder is complete until the
 * restore has finished.
 */
const JOURNAL = 'restore.json'

const journal = z.object({
  /** Id of this restore. */
  id: z.string(),
  /** True if the relational store is a PostgreSQL database, whose rows are replaced in a transaction of its own. */
  hasDatabase: z.boolean(),
  /** Folder below DATA_DIR that receives the replaced files. */
  before: z.string(),
  /**
   * Files and folders that are moved to the folder `before`. If `isNew` is true, the item of this name in the staging folder replaces them.
   */
  items: z.array(z.object({ name: z.string(), isNew: z.boolean() })),
})

/** Plan of a swap, as stored in the journal. */
export type Swap = z.infer<typeof journal>

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Unused path in a folder, derived from `name`. */
function freeName(folder: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name}.${number}`)
    if (!existsSync(path)) return path
  }
}

/** True if a restore into this folder was interrupted. */
export const isBrokenOff = (dataDir: string): boolean =>
  existsSync(join(dataDir, JOURNAL)) || existsSync(join(dataDir, STAGING))

/**
 * Starts a swap by writing the journal. {@link finishSwap} completes the swap, at the latest when the next process starts, unless {@link
 * giveUpSwap} is called first.
 */
export async function beginSwap(dataDir: string, swap: Swap): Promise<void> {
  const path = join(dataDir, JOURNAL)
  await syncFolder(join(dataDir, STAGING))
  await writeFile(`${path}.part`, JSON.stringify(swap), { mode: 0o600, flush: true })
  await rename(`${path}.part`, path)
  await syncFolder(dataDir)
}

/** Cancels a swap that has changed nothing yet. */
export async function giveUpSwap(dataDir: string): Promise<void> {
  await rm(join(dataDir, JOURNAL), { force: true })
  await rm(join(dataDir, STAGING), { recursive: true, force: true })
}

/** Moves the old items away and the new items to their final paths. Can be interrupted at any point and repeated. */
async function carryOut(dataDir: string, { before, items }: Swap) {
  const [staging, old] = [join(dataDir, STAGING), join(dataDir, before)]
  for (const { name, isNew } of items) {
    const [fresh, place] = [join(staging, name), join(dataDir, name)]
    // If the new item is not in the staging folder any more, an earlier, interrupted run has moved it.
    if (isNew && !existsSync(fresh)) continue
    if (existsSync(place)) {
      await mkdir(old, { recursive: true, mode: 0o700 })
      await rename(place, freeName(old, name))
    }
    if (isNew) await rename(fresh, place)
  }
  await syncFolder(dataDir)
  await giveUpSwap(dataDir)
}

/**
 * Completes or cancels an interrupted restore. Completes the restore if the swap had started and the PostgreSQL database, if any, has
 * committed the rows; otherwise cancels it. Does nothing if no restore was interrupted. The caller must hold the `alone` lock of the
 * folder.
 * @param isFilled resolves with true if the PostgreSQL database contains the rows of this restore
 * @returns the folder of the replaced data, if the data were moved
 */
export async function finishSwap(
  dataDir: string,
  isFilled: (id: string) => Promise<boolean>,
): Promise<string | undefined> {
  const written = await readFile(join(dataDir, JOURNAL), 'utf8').catch(() => undefined)
  const swap = written === undefined ? undefined : journal.parse(JSON.parse(written))
  if (swap === undefined || (swap.hasDatabase && !(await isFilled(swap.id)))) {
    await giveUpSwap(dataDir)
    return undefined
  }
  await carryOut(dataDir, swap)
  return join(dataDir, swap.before)
}
