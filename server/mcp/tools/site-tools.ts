import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { resultKind, searchText } from '#shared/contracts/search.ts'
import { SEARCH_QUERY } from '#shared/contracts/search-view.ts'
import type { PublicSite } from '../ports.ts'
import { publicTool, type Tool } from './tool.ts'

const HIGHEST_PAGE = 1_000

const path = z.string().check(z.minLength(1), z.maxLength(500)).register(z.globalRegistry, {
  description: 'Path or address of a page of this site, such as /about or /blogs/some-article',
})

const section = z.optional(z.string().check(z.maxLength(100))).register(z.globalRegistry, {
  description: 'Name of a section of the list. Without it, all sections are listed',
})

/** Returns the path of a page of this site. @throws HttpError `validation_failed` for an address of another site */
function pathOf(text: string, origin: string): string {
  const url = URL.parse(text, origin)
  if (url === null || url.origin !== origin) {
    throw new HttpError('validation_failed', 'Use a path of this site, such as /about')
  }
  const plain = url.pathname.replace(/\/+$/, '').replace(/\.md$/, '')
  return plain === '' || plain === '/index' ? '/' : plain
}

/**
 * Returns one section of a Markdown text: its heading of level 2 and the lines below the heading. Undefined if the text has no such
 * section.
 */
function sectionOf(text: string, name: string): string | undefined {
  const sections = text.split(/^(?=## )/m).slice(1)
  const wanted = name.trim().toLowerCase()
  return sections.find((each) => each.split('\n', 1)[0]?.slice(3).trim().toLowerCase() === wanted)
}

/** Creates the tools that need no token. They read published content only. */
export function siteTools({ origin, ...site }: PublicSite): readonly Tool[] {
  const absolute = (to: string) => URL.parse(to, origin)?.href ?? to
  return [
    publicTool({
      name: 'search_site',
      title: 'Search the site',
      description: `Searches published pages, articles, questions and terms. Returns ${SEARCH_QUERY.pageSize} results per page, with their addresses.`,
      input: z.object({
        query: searchText.check(z.minLength(1, 'Enter the words to search for')),
        kind: z.optional(resultKind),
        page: z.optional(z.int().check(z.minimum(1), z.maximum(HIGHEST_PAGE))),
      }),
      run: async ({ query, kind, page = 1 }, sender) => {
        const { results, total, corrected } = await site.search({ text: query, kind, page }, sender)
        return JSON.stringify({
          total,
          page,
          corrected,
          results: results.map((result) => ({
            kind: result.kind,
            title: result.title,
            url: absolute(result.section?.url ?? result.url),
            section: result.section?.heading,
            text: result.text,
          })),
        })
      },
    }),
    publicTool({
      name: 'read_page',
      title: 'Read a page',
      description: 'Returns a published page or article as Markdown.',
      input: z.object({ path }),
      run: async (input, sender) => {
        const text = await site.page(pathOf(input.path, origin), sender)
        if (text !== undefined) return text
        throw new HttpError('not_found', 'Look for the page with list_pages. There is none here')
      },
    }),
    publicTool({
      name: 'list_pages',
      title: 'List the pages',
      description: 'Lists all pages and the newest articles by section, with their addresses.',
      input: z.object({ section }),
      run: async (input) => {
        const text = await site.pages()
        if (input.section === undefined) return text
        const found = sectionOf(text, input.section)
        if (found !== undefined) return found
        throw new HttpError('not_found', 'Call list_pages without a section. There is no such one')
      },
    }),
    publicTool({
      name: 'site_facts',
      title: 'Facts of the company',
      description:
        'Returns what the company states about itself: contact, opening hours, coverage, terms. Each fact has its condition and the page that states it.',
      input: z.object({}),
      run: async () =>
        JSON.stringify(
          (await site.facts()).map(({ heading, text, url }) => ({
            heading,
            text,
            url: absolute(url),
          })),
        ),
    }),
  ]
}
