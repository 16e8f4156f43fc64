import type { CustomValidator } from 'sanity'

/** How long an answer counts, milliseconds: a page may be published meanwhile. */
const KEPT = 30_000

interface Answer {
  readonly isMissing: Promise<boolean>
  readonly until: number
}

const answers = new Map<string, Answer>()

/** Asks the site, as a visitor would; a site that does not answer misses nothing. */
async function isMissing(path: string): Promise<boolean> {
  const known = answers.get(path)
  if (known !== undefined && known.until > Date.now()) return known.isMissing
  const answer = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => false,
  )
  answers.set(path, { isMissing: answer, until: Date.now() + KEPT })
  return answer
}

/** True, or that visitors find nothing behind a link to a page of this site. Only the Studio stands on the site and can ask. */
export const checkPageIsThere: CustomValidator<string | undefined> = async (href, context) => {
  if (context.environment !== 'studio' || !/^\/(?![/\\])/.test(href ?? '')) return true
  const [path = ''] = (href ?? '').split(/[?#]/, 1)
  return (await isMissing(path)) ? 'Check the link. There is no page at this address.' : true
}
