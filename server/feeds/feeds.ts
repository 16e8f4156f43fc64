import { randomUUID } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { feedXml, type FeedEntry } from './feed-xml.ts'
import type { FeedAnswers, FeedArticles } from './ports.ts'
import { timing } from '#lake/common/caching.ts'
import { errorResponse } from '#server/http/errors.ts'
import { respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import { HttpError } from '#server/http/http-error.ts'
import { site } from '#shared/company/site.ts'
import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import { dependenciesOfList } from '#shared/content/change-tags.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { FEED_FORMATS, feedAt, feedPath, type FeedList } from '#shared/paths/feed-paths.ts'
import { paths } from '#shared/paths/paths.ts'

/** Maximum number of entries of a feed. */
export const FEED_SIZE = 50

/** Feeds of the article lists. */
export interface Feeds {
  /** Responds to the paths of feeds. Resolves to undefined for any other path, and for categories without articles. */
  fetch(request: Request): Promise<Response | undefined>
}

export interface FeedOptions {
  /** Public scheme and host of the site, without a trailing slash. */
  readonly origin: string
  readonly articles: FeedArticles
  readonly answers: FeedAnswers
  /** Returns the full text of an article as HTML. */
  readonly html: (
    article: BlogDetail | CaseStudyDetail,
    address: string,
  ) => string | Promise<string>
}

/** A list of articles, with its newest articles. */
interface FilledList {
  /** Path of the page with the list. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly entries: readonly FeedEntry[]
}

const keyOf = (pathname: string) => `feed ${pathname}`

/**
 * Calls an asynchronous function for one item after another, so that the server can respond to requests while the texts of a feed are
 * rendered.
 */
async function inTurn<T>(
  articles: readonly T[],
  make: (article: T) => Promise<FeedEntry>,
): Promise<readonly FeedEntry[]> {
  const entries: FeedEntry[] = []
  for (const article of articles) {
    entries.push(await make(article))
    await otherWork()
  }
  return entries
}

/** Creates the feeds. Each feed contains the newest published articles of a list, with their full texts. */
export function createFeeds({ origin, articles, answers, html }: FeedOptions): Feeds {
  const entryOf = async (
    article: BlogDetail | CaseStudyDetail,
    pathOf: (slugOrId: string) => string,
    more: Pick<FeedEntry, 'summary' | 'subjects' | 'author'>,
  ): Promise<FeedEntry> => {
    const link = origin + pathOf(article.slug)
    return {
      // The address that contains the article's id redirects to the current address of the article.
      id: origin + pathOf(article.id),
      link,
      title: article.title,
      html: await html(article, link),
      published: article.published_at ?? undefined,
      updated: article.updated_at,
      ...more,
    }
  }

  const blogEntries = (blogs: readonly BlogDetail[]) =>
    inTurn(blogs, async (blog) =>
      entryOf(blog, paths.blog, {
        summary: blog.excerpt,
        author: blog.author?.name,
        subjects: blog.category === null ? [] : [blog.category.title],
      }),
    )

  const blogs = async (category: string | undefined): Promise<FilledList> => {
    const { name, title, description } = blogListing
    if (category === undefined) {
      const entries = await blogEntries(await articles.newest('blog', { limit: FEED_SIZE }))
      return { path: paths.blogs(), title, description, entries }
    }
    const facet = (await articles.facets('blog')).find(({ slug }) => slug === category)
    const entries = await blogEntries(
      facet === undefined ? [] : await articles.newest('blog', { limit: FEED_SIZE, category }),
    )
    if (facet === undefined || entries.length === 0) throw new HttpError('not_found', 'Not found')
    return {
      path: paths.blogCategory(category),
      title: `${facet.title} · ${name}`,
      description: `${facet.title}. ${description}`,
      entries,
    }
  }

  const caseStudies = async (): Promise<FilledList> => {
    const { title, description } = caseStudyListing
    const studies = await articles.newest('caseStudy', { limit: FEED_SIZE })
    const entries = await inTurn(studies, async (study) =>
      entryOf(study, paths.caseStudy, { summary: study.summary, subjects: [] }),
    )
    return { path: paths.caseStudies(), title, description, entries }
  }

  const fill = (list: FeedList) => (list.type === 'blog' ? blogs(list.category) : caseStudies())

  const make =
    ({ list, format }: NonNullable<ReturnType<typeof feedAt>>) =>
    async () => {
      const { path, title, description, entries } = await fill(list)
      const channel = {
        title: `${title} | ${site.product}`,
        description,
        language: site.locale,
        publisher: site.product,
        link: origin + path,
        self: origin + feedPath(path, format),
      }
      return {
        data: feedXml(format, channel, entries),
        // The full texts contain links to articles of both types, so a change of either type can change the feed.
        dependencies: dependenciesOfList(...ARTICLE_TYPES),
        mediaType: FEED_FORMATS[format].mediaType,
      }
    }

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const place = feedAt(pathname)
      if (place === undefined) return undefined
      const isKept = answers.get(keyOf(pathname)) !== undefined
      try {
        const made = await answers.getOrMake(keyOf(pathname), make(place))
        const response = respondEncoded(made, request)
        response.headers.set('server-timing', timing(isKept ? 'hit' : 'miss'))
        return response
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        // Undefined lets the page router respond, which limits the rate of requests for missing pages.
        if (error.code === 'not_found') return undefined
        return errorResponse(error, randomUUID())
      }
    },
  }
}
