import { z } from 'zod'

/** Query parameters that a Studio adds to the address of the sign-in page (`createHrefForProvider` in its sources). */
const question = z.object({
  /** Full URL of the Studio, although Sanity calls it the origin. */
  origin: z.string().min(1).max(2048),
  projectId: z.string().max(128).optional(),
})

/** Studio to redirect to after the sign-in, or a refusal. `what` is a sentence for the developer or operator of the Studio. */
export type Return =
  | { readonly kind: 'studio'; readonly url: URL }
  | { readonly kind: 'refused'; readonly what: string }

const refused = (what: string): Return => ({ kind: 'refused', what })

/**
 * Reads the Studio to redirect to from the query of the sign-in page. The Studio's origin must be on a list, because its URL receives a
 * code that can be exchanged for a session.
 * @param mayReturnTo true for an origin on the list
 */
export function returnAddress(
  search: URLSearchParams,
  { projectId, mayReturnTo, originList }: SignInPlace,
): Return {
  const asked = question.safeParse(Object.fromEntries(search))
  if (!asked.success) {
    return refused(
      'Open your Studio, which leads here by itself. This page was opened without one.',
    )
  }
  const { origin, projectId: project } = asked.data
  const url = URL.parse(origin)
  const isPage = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
  if (!isPage || url.username !== '' || url.password !== '') {
    return refused('Open your Studio again. The address to go back to is not one of a page.')
  }
  if (!mayReturnTo(url.origin)) {
    return refused(
      `Add ${url.origin} to ${originList} where this lake runs, and start it again. Only Studios on that list may sign people in.`,
    )
  }
  if (project !== undefined && project !== projectId) {
    return refused(
      `Set projectId to ${JSON.stringify(projectId)} in the Studio’s configuration. It asks for ${JSON.stringify(project)}, which is not kept here.`,
    )
  }
  url.hash = ''
  return { kind: 'studio', url }
}

/** Project of the lake, and the Studios that users of the sign-in page may come from. */
export interface SignInPlace {
  readonly projectId: string
  /** True if a Studio of this origin may use the sign-in page. */
  readonly mayReturnTo: (origin: string) => boolean
  /** Name of the setting that lists the permitted origins. */
  readonly originList: string
}
