import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { Render } from './web-entry.ts'

/**
 * Creates the responses for the staff area. The server does not know the user, so it sends a page without data, which is not cached. The
 * browser checks its session before it shows anything.
 */
export function createShell(options: {
  readonly render: Render
  /** Public origin of the site. */
  readonly origin: string
  readonly headers: HeaderSet
}): { fetch(request: Request): Promise<Response> } {
  const nothing = () =>
    Promise.reject(new Error('the staff area asks for no content on the server'))
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const page = await options.render({
        request: new Request(new URL(pathname + search, options.origin)),
        source: { groq: nothing, rest: nothing },
      })
      return new Response(request.method === 'HEAD' ? null : page.html, {
        status: page.status,
        headers: { ...options.headers, 'content-type': 'text/html; charset=utf-8' },
      })
    },
  }
}
