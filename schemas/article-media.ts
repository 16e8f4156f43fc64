import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useClient, useDocumentPreviewStore } from 'sanity'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { publishedIdOf } from './rules/published-id.ts'
import { thumbnail } from './thumbnail.ts'

const API_VERSION = '2025-02-19'

/** Twice the size of a row's picture, in pixels. */
const EDGE = 80

/** Picture of an article in lists: its cover, else its icon. */
export interface ArticleMediaProps {
  readonly id: string | undefined
  readonly cover: SanityImageSource | undefined
  /** Address of a cover from the library. */
  readonly url: string | undefined
  readonly icon: ComponentType
}

/**
 * Renders the picture in an element whose attribute shows if the article is visible to visitors: the Studio's own dot only shows that a
 * published copy exists, which may be archived. See `studio.css`.
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

/** True if the published copy of a document is visible to visitors; undefined while loading. */
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
