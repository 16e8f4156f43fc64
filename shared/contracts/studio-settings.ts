/** What the server tells the Studio before it starts, at `paths.studioSettings`. Nothing in it is secret. */
import * as z from 'zod/mini'

export const studioSettings = z.object({
  /** `embedded` and `alone` speak to `/lake` on this origin; `hosted` to Sanity itself, with Sanity's own sign-in. */
  mode: z.enum(['embedded', 'alone', 'hosted']),
  projectId: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  dataset: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/)),
})
export type StudioSettings = z.infer<typeof studioSettings>
