import * as z from 'zod/mini'

/** What pages say to the service worker. */
export const workerMessage = z.discriminatedUnion('type', [
  /** A page is alive. The worker keeps the files it has loaded, and looks after its copies of articles. */
  z.object({
    type: z.literal('alive'),
    /** Whether copies of articles may be kept; without it those that are kept go at once. */
    mayKeepArticles: z.boolean(),
    /** Addresses of the built files that the page has loaded. */
    files: z.array(z.string()),
  }),
  /** An article is being read, by its path. */
  z.object({ type: z.literal('read'), path: z.string() }),
  /** A worker that waits takes over. */
  z.object({ type: z.literal('activate') }),
  /** Asks for the build of the worker, which answers through the port that comes along. */
  z.object({ type: z.literal('build') }),
])
export type WorkerMessage = z.infer<typeof workerMessage>

/** Which build a worker belongs to. */
export interface WorkerBuild {
  /** The version, with a hash of what was built. */
  readonly version: string
  /** Address of the script that pages of this build begin with. */
  readonly entry: string
  /** Addresses of files that are kept from the beginning: those with which pages tell of the next build, when the server has them no longer. */
  readonly needed: readonly string[]
}
