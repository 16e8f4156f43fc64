import * as z from 'zod/mini'

/** Messages from pages to the service worker. */
export const workerMessage = z.discriminatedUnion('type', [
  /** Sent after hydration. The worker caches the loaded files and maintains its copies of articles. */
  z.object({
    type: z.literal('alive'),
    /** True if copies of articles may be stored; if false, the worker deletes existing copies at once. */
    mayKeepArticles: z.boolean(),
    /** Addresses of the built files that the page has loaded. */
    files: z.array(z.string()),
  }),
  /** An article is being read. Contains its path. */
  z.object({ type: z.literal('read'), path: z.string() }),
  /** Activates a waiting worker. */
  z.object({ type: z.literal('activate') }),
  /** Requests the worker's build. The worker sends it through the transferred port. */
  z.object({ type: z.literal('build') }),
])
export type WorkerMessage = z.infer<typeof workerMessage>

/** Build of a worker. */
export interface WorkerBuild {
  /** Version, with a hash of the build. */
  readonly version: string
  /** Address of the entry script of this build's pages. */
  readonly entry: string
  /**
   * Addresses of files cached at installation: the entry, the files that announce the next build when the server no longer has these, and
   * the command palette, which searches stored articles.
   */
  readonly needed: readonly string[]
}
