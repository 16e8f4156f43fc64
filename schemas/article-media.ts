import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useClient, useDocumentPreviewStore } from 'sanity'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { publishedIdOf } from './rules/published-id.ts'
import { thumbnail } from './thumbnail.ts'

const API_VERSION = '2025-02-19'

/** Size of the loaded picture, in pixels. Rows of lists show it at half this size, for screens with two pixels per CSS pixel. */
const EDGE = 80

/** Picture of an article in lists: its cover or, without one, an icon. */
export interface ArticleMediaProps {
  readonly id: string | undefined
  readonly cover: SanityImageSource | undefined
  /** Address of a cover that is in the library. */
  readonly url: string | undefined
  readonly icon: ComponentType
}

/**
 * Renders the picture in an element with an attribute that says if visitors see the article. The Studio's own dot means only that a
 * published document exists, which may be archived, so `studio.css` colours it by this attribute.
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

/** True if visitors can see the published document. Undefined while it is loading. */
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
