import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a restore gathers what it brings, on the disk of the data: from there it takes one step to put it in place. */
export const STAGING = 'restore.part'
/** Says that everything is gathered, and what remains to be done. While it is there, a restore is not over. */
const JOURNAL = 'restore.json'

const journal = z.object({
  /** Names this restore. */
  id: z.string(),
  /** Whether the relational store is a PostgreSQL database, which changes at one moment of its own. */
  hasDatabase: z.boolean(),
  /** Where what was there before goes, below DATA_DIR. */
  before: z.string(),
  /** Files and folders: those that are new take the place of the old ones, the others only go. */
  items: z.array(z.object({ name: z.string(), isNew: z.boolean() })),
})

/** What is to take the place of what. */
export type Swap = z.infer<typeof journal>

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** A name in a folder that nothing has yet. */
function freeName(folder: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name}.${number}`)
    if (!existsSync(path)) return path
  }
}

/** Whether a restore into this folder was broken off. */
export const isBrokenOff = (dataDir: string): boolean =>
  existsSync(join(dataDir, JOURNAL)) || existsSync(join(dataDir, STAGING))

/** Begins a swap: from here on it is carried out, by a later start if need be, unless {@link giveUpSwap} comes first. */
export async function beginSwap(dataDir: string, swap: Swap): Promise<void> {
  const path = join(dataDir, JOURNAL)
  await syncFolder(join(dataDir, STAGING))
  await writeFile(`${path}.part`, JSON.stringify(swap), { mode: 0o600, flush: true })
  await rename(`${path}.part`, path)
  await syncFolder(dataDir)
}

/** Leaves everything as it was. */
export async function giveUpSwap(dataDir: string): Promise<void> {
  await rm(join(dataDir, JOURNAL), { force: true })
  await rm(join(dataDir, STAGING), { recursive: true, force: true })
}

/** Moves the old away and the new into its place. May be broken off anywhere and done again. */
async function carryOut(dataDir: string, { before, items }: Swap) {
  const [staging, old] = [join(dataDir, STAGING), join(dataDir, before)]
  for (const { name, isNew } of items) {
    const [fresh, place] = [join(staging, name), join(dataDir, name)]
    // What is new and no longer gathered has been put in place before.
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
 * Ends what a restore began: everything new where it had got so far, else everything as it was. Does nothing where none was
 * broken off. The caller holds the folder alone.
 * @param isFilled whether the PostgreSQL database holds what the restore of this id brought
 * @returns where the old data lies now, if it was moved
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
