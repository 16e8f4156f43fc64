import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { HttpError } from '#server/http/http-error.ts'
import { site } from '#shared/company/site.ts'
import type { Reports } from './reports.service.ts'

/** Cache-Control: a new version of the site can have other samples. */
const CACHING = 'public, max-age=300'

export interface SampleFilesOptions {
  readonly reports: Pick<Reports, 'sample'>
  readonly headers: HeaderSet
  readonly onError: (error: unknown) => void
}

/** Creates the responses with sample reports as PDF. */
export function createSampleFiles({ reports, headers, onError }: SampleFilesOptions) {
  const plain = (status: number, text: string, more: HeaderSet = {}) =>
    new Response(text, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', ...more },
    })

  return {
    /** Responds with a sample, or with 404. @param name last segment of the path, such as `criminal-check.pdf` */
    fetch: async (name: string, request: Request): Promise<Response> => {
      const slug = name.endsWith('.pdf') ? name.slice(0, -'.pdf'.length) : ''
      try {
        const sample = await reports.sample(slug)
        if (sample === undefined) return plain(404, 'Not found\n')
        const etag = `"${sample.hash.slice(0, 32)}"`
        const caching = { etag, 'cache-control': CACHING }
        if (request.headers.get('if-none-match') === etag) {
          return new Response(null, { status: 304, headers: { ...headers, ...caching } })
        }
        return new Response(request.method === 'HEAD' ? null : sample.file, {
          headers: {
            ...headers,
            ...caching,
            'content-type': 'application/pdf',
            'content-length': String(sample.file.length),
            'content-disposition': `attachment; filename="${site.product.toLowerCase()}-sample-${slug}.pdf"`,
          },
        })
      } catch (error) {
        const isKnown = error instanceof HttpError && error.status < 500
        if (!isKnown) onError(error)
        return plain(503, 'Try again in a moment. The sample could not be created.\n', {
          'retry-after': '10',
          'cache-control': 'no-store',
        })
      }
    },
  }
}
