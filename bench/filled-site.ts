import { readFileSync } from 'node:fs'
import { makeChoices, makePosts } from './posts.ts'
import { freePort, startSite, type Program } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'

const BATCH = 500

/** What is put into a store before it is measured: published posts, and what they refer to. */
export const documentsOf = (posts: number) => [
  ...makeChoices(),
  ...makePosts(posts, { statuses: ['published'] }),
]

/** Writes documents in batches, as many as a transaction bears well. */
export async function fill(
  documents: ReturnType<typeof documentsOf>,
  mutate: (mutations: readonly Readonly<Record<string, unknown>>[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH)
    await mutate(batch.map((createOrReplace) => ({ createOrReplace })))
  }
}

/**
 * Starts the built site as `npm start` does, without a limit of requests; with the demonstration content where that is asked for.
 * @param flags of Node, besides those that the site sets
 * @param root another built checkout to start, if not this one
 */
export const startToMeasure = async (
  directory: string,
  seed: 'none' | 'demo' = 'none',
  flags = '',
  root?: string,
): Promise<Program> =>
  startSite({
    port: await freePort(),
    directory,
    ...(root === undefined ? {} : { root }),
    environment: {
      RATE_LIMIT: 'off',
      SEED: seed,
      NODE_OPTIONS: flags,
    },
  })

/** Fills the store of `directory` through a site that ends then: what was written leaves its traces in a process's memory. */
export async function fillThroughSite(
  directory: string,
  documents: ReturnType<typeof documentsOf>,
): Promise<void> {
  const site = await startToMeasure(directory)
  await fill(documents, (await signInAsStaff(site.url)).mutate)
  await site.signal('SIGTERM')
}

/** Resident memory of a process in MB of a million bytes; where there is no /proc, not a number. */
export function residentMb(pid: number | undefined): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kib) * 1_024) / 1e6
  } catch {
    return Number.NaN
  }
}

/** Processor time that a process has taken so far, in clock ticks; where there is no /proc, not a number. */
export function processorTicks(pid: number | undefined): number {
  try {
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return Number.NaN
  }
}
