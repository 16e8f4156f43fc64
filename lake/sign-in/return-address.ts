import { z } from 'zod'

/** Query of the sign-in page, as a Studio writes it (`createHrefForProvider` in its sources). */
const question = z.object({
  /** Full URL of the Studio, in spite of its name. */
  origin: z.string().min(1).max(2048),
  projectId: z.string().max(128).optional(),
})

/** Studio to redirect to after the sign-in, or a refusal: `what` is an instruction for the person who runs the Studio. */
export type Return =
  | { readonly kind: 'studio'; readonly url: URL }
  | { readonly kind: 'refused'; readonly what: string }

const refused = (what: string): Return => ({ kind: 'refused', what })

/**
 * Reads the Studio to redirect to from the query of the sign-in page. Only a page whose origin is on the list qualifies, because its URL
 * receives a code that can be exchanged for a session.
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

/** Permitted Studio origins of the sign-in page, and the name of their setting. */
export interface SignInPlace {
  readonly projectId: string
  /** True if pages of this origin may sign users in. */
  readonly mayReturnTo: (origin: string) => boolean
  /** Name of the setting that lists these origins. */
  readonly originList: string
}
