import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, startSite } from './processes.ts'

/**
 * Fills an empty data directory with what the product itself seeds for a demonstration. The product does so once a run,
 * in `shelf`; every further directory is a copy of what its ended process left.
 * @param shelf a directory that the runner empties before each run
 */
export async function fillWithDemo(directory: string, shelf: string): Promise<void> {
  const seeded = join(shelf, 'demo-data')
  if (!existsSync(seeded)) {
    await mkdir(shelf, { recursive: true })
    const own = await mkdtemp(join(shelf, 'seeding-'))
    const program = await startSite({
      port: await freePort(),
      directory: own,
      environment: { SEED: 'demo' },
    })
    await program.signal('SIGTERM')
    // Whoever is first keeps it: a directory can't be renamed over one that holds something.
    await rename(own, seeded).catch((error: unknown) => {
      if (!existsSync(seeded)) throw error
      return rm(own, { recursive: true })
    })
  }
  await cp(seeded, directory, { recursive: true })
}
