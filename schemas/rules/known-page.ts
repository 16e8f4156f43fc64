import type { CustomValidator } from 'sanity'

/** Lifetime of a cached result in milliseconds. Short, because a missing page may be published at any time. */
const KEPT = 30_000

interface Answer {
  readonly isMissing: Promise<boolean>
  readonly until: number
}

const answers = new Map<string, Answer>()

/** Requests a page of the site like a visitor. Returns true if the page does not exist, and false if there is no response. */
async function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path)
  if (known !== undefined && known.until > Date.now()) return known.isMissing
  const answer = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => {
      // Only a response is cached.
      answers.delete(path)
      return false
    },
  )
  answers.set(path, { isMissing: answer, until: Date.now() + KEPT })
  return answer
}

/**
 * True, or the problem that a link to a path of this site has no public page: an error in the navigation, a warning in texts. Only checked
 * in the Studio, which has the same origin as the site.
 */
export const checkPageIsThere: CustomValidator<string | undefined> = async (href, context) => {
  if (context.environment !== 'studio' || !/^\/(?![/\\])/.test(href ?? '')) return true
  const [path = ''] = (href ?? '').split(/[?#]/, 1)
  return (await isMissing(path)) ? 'Check the link. There is no page at this address.' : true
}
