import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { Render } from './pages.ts'

/**
 * Pages of the staff area: the server knows nobody there, so it sends a page without any data, kept by no one. The browser
 * validates its session before it shows anything.
 */
export function createShell(options: {
  readonly render: Render
  /** The site's public origin. */
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
