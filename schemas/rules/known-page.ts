import type { CustomValidator } from 'sanity'

/** Lifetime of a cached result, in milliseconds. It is short, because a missing page may be published at any time. */
const KEPT = 30_000

interface Answer {
  readonly isMissing: Promise<boolean>
  readonly until: number
}

const answers = new Map<string, Answer>()

/**
 * Requests a page of the site without a sign-in. Returns true if it does not exist. Returns false if it exists, or if there is no response.
 */
async function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path)
  if (known !== undefined && known.until > Date.now()) return known.isMissing
  const answer = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => {
      // Caches only the results of responses.
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
