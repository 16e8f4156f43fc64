import * as z from 'zod/mini'
import type { Config } from '#server/config/config.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createMarkdownPages, type MarkdownPages } from '#server/markdown/markdown-pages.ts'
import type { AddressBook } from '#server/render/address-book.ts'
import { pageKey } from '#server/render/page-key.ts'
import type { Pages, PagesOptions } from '#server/render/pages.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { successAnswer } from '#shared/contracts/envelope.ts'
import type { ContentArea } from '../content.ts'
import type { ContentChanges } from '../content-changes.ts'
import type { Web } from './web.ts'

const detailAnswer = successAnswer(z.unknown())

/** Composes the Markdown versions of pages and articles. */
export function createMarkdownArea(
  config: Config,
  web: Web,
  sources: {
    readonly content: Pick<ContentArea, 'pageContent'>
    readonly pages: Pages
    readonly addresses: AddressBook
    readonly redirects: { readonly follow: PagesOptions['moved'] }
    readonly changes: ContentChanges
  },
): MarkdownPages {
  const { content, pages, addresses, redirects, changes } = sources
  const markdown = createMarkdownPages({
    origin: config.origin,
    headers: web.headers.api,
    page: pages.fetch,
    exists: async (path) => (await addresses.look(path)).exists,
    moved: async (path) => redirects.follow?.(path).catch(() => undefined),
    fields: async (type, slug) => {
      try {
        const { data } = await content.pageContent.rest(contentTypes[type].rest.detail(slug))
        return detailAnswer.parse(data).data
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return undefined
        throw error
      }
    },
    isPlain: (url) => pageKey(url) === url.pathname,
  })
  for (const event of ['public', 'outdated'] as const) changes.on(event, markdown.changed)
  return markdown
}
