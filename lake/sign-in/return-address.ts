import { z } from 'zod'

/** What a Studio says when it sends somebody here (`createHrefForProvider` in its sources). */
const question = z.object({
  /** The whole address of the Studio, in spite of its name. */
  origin: z.string().min(1).max(2048),
  projectId: z.string().max(128).optional(),
})

/** Where a sign-in leads back to, or why it leads nowhere: `what` to do is a sentence for whoever runs the Studio. */
export type Return =
  | { readonly kind: 'studio'; readonly url: URL }
  | { readonly kind: 'refused'; readonly what: string }

const refused = (what: string): Return => ({ kind: 'refused', what })

/**
 * Reads from the address of the sign-in page where somebody is to be led afterwards. Nothing but a page whose origin is on the list
 * is ever led to: its address gets a code that is worth a session.
 * @param mayReturnTo whether an origin is on the list
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

/** Which lake somebody signs in to, and from which pages. */
export interface SignInPlace {
  readonly projectId: string
  /** Whether a page of this origin may sign people in. */
  readonly mayReturnTo: (origin: string) => boolean
  /** Name of the setting that lists these origins. */
  readonly originList: string
}
