import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useClient, useDocumentPreviewStore } from 'sanity'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { publishedIdOf } from './rules/published-id.ts'
import { thumbnail } from './thumbnail.ts'

const API_VERSION = '2025-02-19'

/** Twice the edge of a row's picture, pixels. */
const EDGE = 80

/** The picture of an article in lists: its cover, else its icon. */
export interface ArticleMediaProps {
  readonly id: string | undefined
  readonly cover: SanityImageSource | undefined
  /** Where a cover from the library lies. */
  readonly url: string | undefined
  readonly icon: ComponentType
}

/**
 * Draws it, and marks it with whether visitors see the article: the Studio's dot beside it knows only whether there is a
 * published copy, which may be archived. See `studio.css`.
 */
export function ArticleMedia({ id, cover, url, icon }: ArticleMediaProps): ReactNode {
  const isOnSite = useIsOnSite(id)
  const client = useClient({ apiVersion: API_VERSION })
  const src =
    cover === undefined
      ? undefined
      : createImageUrlBuilder(client).image(cover).width(EDGE).height(EDGE).fit('crop').url()
  return createElement(
    'span',
    { 'data-on-site': isOnSite, style: { display: 'contents' } },
    thumbnail(src ?? url) ?? createElement(icon),
  )
}

/** Whether visitors see a document, by its published copy; undefined while that is being asked. */
function useIsOnSite(id: string | undefined): boolean | undefined {
  const store = useDocumentPreviewStore()
  const [isOnSite, setOnSite] = useState<boolean>()
  useEffect(() => {
    if (id === undefined) return undefined
    const watching = store
      .observePaths({ _type: 'reference', _ref: publishedIdOf(id) }, [['status']])
      .subscribe((published) => setOnSite(hasPublicStatus(published)))
    return () => watching.unsubscribe()
  }, [id, store])
  return isOnSite
}

const hasPublicStatus = (value: unknown) =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === PUBLIC_STATUS
