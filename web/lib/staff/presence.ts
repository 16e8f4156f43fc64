import { useQuery } from '@tanstack/react-query'
import { presenceAnswer, type OpenArticle, type PresencePlace } from '#shared/contracts/presence.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './queries/article-calls.ts'
import { thisTab } from './open-here.ts'
import type { StaffApi } from './queries/staff-api.ts'
import { useStaff } from './staff-context.tsx'
import { liveQuery } from './live-query.ts'

/** A user who has an article open in another tab. */
export interface Other {
  readonly id: string
  readonly name: string
  /** True if this is the current user, who has the article open in another tab. */
  readonly isSelf: boolean
  readonly places: ReadonlySet<PresencePlace>
}

const presenceQuery = (api: StaffApi) =>
  liveQuery(api, staffKeys.presence, staffApiPaths.presence({ tab: thisTab }), presenceAnswer)

/** Users who have an article open, each once, the current user last. */
export function othersAt(
  open: readonly OpenArticle[],
  articleId: string,
  me: string,
): readonly Other[] {
  const here = open.filter(({ article_id: id }) => id === articleId)
  const others = [...new Map(here.map((seat) => [seat.user_id, seat.name]))].map(([id, name]) => ({
    id,
    name,
    isSelf: id === me,
    places: new Set(here.flatMap((seat) => (seat.user_id === id ? [seat.place] : []))),
  }))
  return [...others.filter(({ isSelf }) => !isSelf), ...others.filter(({ isSelf }) => isSelf)]
}

/** Articles that are open in other tabs, with their users. Empty until the server has sent the list. */
export function usePresence() {
  const { api, user } = useStaff()
  const { data } = useQuery(presenceQuery(api))
  return {
    othersAt: (articleId: string) => othersAt(data?.open ?? [], articleId, user.id),
    /** False if the Studio does not report the users who have an article open. */
    knowsStudio: data?.knows_studio !== false,
  }
}

/** Sentence about a user and the applications where the user has an article open: "Ada Moss has this open in the Studio". */
export function presenceSentence({ name, isSelf, places }: Omit<Other, 'id'>): string {
  const who = isSelf ? 'You have' : `${name} has`
  const here = isSelf ? 'in another tab' : 'here'
  if (!places.has('studio')) return `${who} this open${isSelf ? ` ${here}` : ''}`
  return `${who} this open ${places.has('admin') ? `${here} and ` : ''}in the Studio`
}

const letters = new Intl.Segmenter()

const letterOf = (word: string) =>
  (letters.segment(word).containing(0)?.segment ?? '').toLocaleUpperCase()

/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word = '') => letterOf(word)).join('')
}
