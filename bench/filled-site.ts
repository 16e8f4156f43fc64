import { readFileSync } from 'node:fs'
import { makeChoices, makePosts } from './posts.ts'
import { freePort, startSite, type Program } from '#e2e/support/sites/processes.ts'
import { signInAsStaff } from '#e2e/support/pages/staff-session.ts'

const BATCH = 500

/** Documents of a filled store: published posts, and the documents that they refer to. */
export const documentsOf = (posts: number) => [
  ...makeChoices(),
  ...makePosts(posts, { statuses: ['published'] }),
]

/** Writes documents to the lake, several in each transaction. */
export async function fill(
  documents: ReturnType<typeof documentsOf>,
  mutate: (mutations: readonly Readonly<Record<string, unknown>>[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH)
    await mutate(batch.map((createOrReplace) => ({ createOrReplace })))
  }
}

/** Memory settings of the C library, as in the Dockerfile and in deploy/certavia.service. */
const DELIVERED = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Starts the built site as it is delivered, without rate limits, and on request with the demonstration content.
 * @param flags Node flags in addition to those of the site
 * @param root folder of another built checkout to start in place of this one
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
      ...DELIVERED,
    },
  })

/**
 * Fills the store of `directory` through a site that is then stopped. The measured site must be a new process, because the writes affect
 * the memory of their process.
 */
export async function fillThroughSite(
  directory: string,
  documents: ReturnType<typeof documentsOf>,
): Promise<void> {
  const site = await startToMeasure(directory)
  await fill(documents, (await signInAsStaff(site.url)).mutate)
  await site.signal('SIGTERM')
}

/** Resident memory of a process in MB (10^6 bytes); NaN without /proc. */
export function residentMb(pid: number | undefined): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kib) * 1_024) / 1e6
  } catch {
    return Number.NaN
  }
}

/** CPU time of a process so far in clock ticks; NaN without /proc. */
export function processorTicks(pid: number | undefined): number {
  try {
    // The name of the program is in parentheses and may contain any characters.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return Number.NaN
  }
}

/** CPU time of a process so far in milliseconds; NaN without /proc. */
export const processorMs = (pid: number | undefined): number => processorTicks(pid) * 10
