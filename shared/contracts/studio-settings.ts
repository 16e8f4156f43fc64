/** Settings that the Studio loads from `paths.studioSettings` before it starts. They contain no secrets. */
import * as z from 'zod/mini'

export const studioSettings = z.object({
  /**
   * Content Lake to which the Studio connects. `embedded` and `alone` use `/lake` on this origin, `hosted` uses Sanity's servers with
   * Sanity's own sign-in.
   */
  mode: z.enum(['embedded', 'alone', 'hosted']),
  projectId: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  dataset: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/)),
})
export type StudioSettings = z.infer<typeof studioSettings>
