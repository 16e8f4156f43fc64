import { createElement, type ComponentType } from 'react'
import { fixedPageOf, isPagePart } from '#shared/content/pages/fixed-pages.ts'
import { ArticleMedia } from '../article-media.ts'
import { publishedIdOf } from '../rules/published-id.ts'
import { STATUS_WORDS, toStatus } from '../status-words.ts'

interface PreviewedPage {
  readonly id?: string
  readonly heading?: string
  readonly status?: string
}

/** Preview of a fixed page in lists: its heading, path and status. */
export const pagePreview = (icon: ComponentType) => ({
  select: { id: '_id', heading: 'heading', status: 'status' },
  prepare: ({ id = '', heading, status }: PreviewedPage) => {
    const page = fixedPageOf(publishedIdOf(id))
    return {
      title: heading ?? page?.title ?? 'Untitled page',
      subtitle: [page && !isPagePart(page) && page.path, STATUS_WORDS[toStatus(status)].title]
        .filter(Boolean)
        .join(' · '),
      media: createElement(ArticleMedia, { id, cover: undefined, url: undefined, icon }),
    }
  },
})
