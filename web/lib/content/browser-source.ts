import { isPublicQueryName, PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { SourceError, type ContentSource } from './content-source.ts'
import { logLater } from '../log/log-later.ts'

/** Timeout of a CMS query in milliseconds. It matters only for lost connections, because the timeout of the server is much shorter. */
const groqLimit = 4_000

/** Timeout of every API call in milliseconds, as in the specification. */
const restLimit = 30_000

function logFailure(url: string, status: number): void {
  const [path = ''] = url.split('?')
  const outcome = status === 0 ? 'no answer' : status
  logLater({ level: 'warn', category: 'api', message: `GET ${path} ${outcome}` })
}

async function getJson(url: string, limit: number, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(limit),
  }).catch(async (cause: unknown) => {
    logFailure(url, 0)
    const { userMessage } = await import('../log/user-message.ts')
    throw new SourceError(userMessage(0), 0, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body
  const { userMessage } = await import('../log/user-message.ts')
  const status = response.ok ? 502 : response.status
  logFailure(url, status)
  throw new SourceError(userMessage(status, body), status)
}

/**
 * Content source in a visitor's browser. Its requests carry no credentials, because the content is public.
 * @param base scheme and host of the site; default: the origin of the page
 */
export function createBrowserSource(base = ''): ContentSource {
  return {
    groq: async (name, params) => {
      if (!isPublicQueryName(name)) throw new SourceError(`unknown query ${name}`, 404)
      const path = lakePaths.publicQuery(name, PUBLIC_QUERY_VERSIONS[name], params)
      const answer = await getJson(base + path, groqLimit, { credentials: 'omit' })
      if (typeof answer !== 'object' || answer === null || !('result' in answer)) {
        throw new SourceError('The CMS gave an answer without a result.', 502)
      }
      return answer.result
    },
    rest: (path) => getJson(base + path, restLimit, { credentials: 'omit' }),
  }
}
