import type { SanityImageSource } from '@sanity/image-url'
import { createElement, type ComponentType } from 'react'
import { ArticleMedia } from './article-media.ts'
import { STATUS_WORDS, toStatus } from './status-words.ts'

/** Returns the line below an article's title in lists: status, date and address. */
function articleSubtitle(article: {
  readonly status?: unknown
  readonly publishAt?: unknown
  readonly publishedAt?: unknown
  readonly slug?: unknown
}): string {
  const status = toStatus(article.status)
  const date = status === 'scheduled' ? article.publishAt : article.publishedAt
  return [
    STATUS_WORDS[status].title,
    typeof date === 'string' ? date.slice(0, 10) : undefined,
    typeof article.slug === 'string' ? article.slug : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Attributes that the preview of an article reads. Any of them may be missing. */
interface PreviewedArticle {
  readonly id?: string
  readonly title?: string
  readonly status?: string
  readonly publishAt?: string
  readonly publishedAt?: string
  readonly slug?: string
  readonly cover?: SanityImageSource
  readonly asset?: unknown
  readonly url?: string
}

/** Preview of an article in lists: its title, the line of `articleSubtitle` and its cover. */
export const articlePreview = (untitled: string, icon: ComponentType) => ({
  select: {
    id: '_id',
    title: 'title',
    status: 'status',
    publishAt: 'publishAt',
    publishedAt: 'publishedAt',
    slug: 'slug.current',
    cover: 'coverImage',
    asset: 'coverImage.asset',
    url: 'coverImage.library.url',
  },
  prepare: ({ id, title, cover, asset, url, ...article }: PreviewedArticle) => ({
    title: title ?? untitled,
    subtitle: articleSubtitle(article),
    media: createElement(ArticleMedia, {
      id,
      cover: asset === undefined ? undefined : cover,
      url,
      icon,
    }),
  }),
})
