import { createElement, type ReactNode } from 'react'
import { STATUS_WORDS, toStatus } from './status-words.ts'

/** The line under an article's title in lists: its status in words, its date, its address. */
export function articleSubtitle(article: {
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

/** A picture of the library as a list shows it; its name stands beside it, so it is silent for screen readers. */
export function thumbnail(url: unknown): ReactNode {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url)) return undefined
  return createElement('img', { src: url, alt: '', loading: 'lazy' })
}
