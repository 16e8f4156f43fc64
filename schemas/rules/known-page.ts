import type { CustomValidator } from 'sanity'

/** Lifetime of a cached result, in milliseconds. It is short, because a missing page may be published at any time. */
const KEPT = 30_000

interface Answer {
  readonly isMissing: Promise<boolean>
  readonly until: number
}

const answers = new Map<string, Answer>()

/** Returns true if the site has no page at a path for visitors who are not signed in. Returns false if there is a page, or no response. */
async function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path)
  if (known !== undefined && known.until > Date.now()) return known.isMissing
  const answer = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => {
      // Removes the cache entry, so that the next check sends a new request.
      answers.delete(path)
      return false
    },
  )
  answers.set(path, { isMissing: answer, until: Date.now() + KEPT })
  return answer
}

/**
 * Returns true, or a message if a link to a path of this site leads to no public page. The message is an error in the navigation and a
 * warning in texts. The check runs only in the Studio, which has the origin of the site.
 */
export const checkPageIsThere: CustomValidator<string | undefined> = async (href, context) => {
  if (context.environment !== 'studio' || !/^\/(?![/\\])/.test(href ?? '')) return true
  const [path = ''] = (href ?? '').split(/[?#]/, 1)
  return (await isMissing(path)) ? 'Check the link. There is no page at this address.' : true
}
