import * as z from 'zod/mini'

/** Messages from pages to the service worker. */
export const workerMessage = z.discriminatedUnion('type', [
  /** Sent after hydration. The worker then caches the loaded files and updates its copies of articles. */
  z.object({
    type: z.literal('alive'),
    /** True if the worker may store copies of articles. If false, the worker deletes all copies at once. */
    mayKeepArticles: z.boolean(),
    /** Addresses of the built files that the page has loaded. */
    files: z.array(z.string()),
  }),
  /** An article is being read. Contains its path. */
  z.object({ type: z.literal('read'), path: z.string() }),
  /** Activates a waiting worker. */
  z.object({ type: z.literal('activate') }),
  /** Requests information about the worker's build. The worker sends its response through the transferred port. */
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
   * Addresses of the files that the worker caches at installation: the entry script; the command palette, which searches stored articles;
   * the files that announce the next build. The latter must be cached, because the server deletes them when it gets the next build.
   */
  readonly needed: readonly string[]
}
