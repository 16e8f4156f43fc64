import { LRUCache } from 'lru-cache'
import type { Picture } from '#shared/content/article.ts'
import { socialAddress } from '#shared/content/pictures/picture-address.ts'
import {
  everyAddress,
  feedFile,
  nearestFile,
  shownFiles,
} from '#shared/content/pictures/picture-files.ts'

/** A picture of the library as public documents show it. */
export type ShownPicture = Pick<Picture, 'asset' | 'url' | 'width' | 'height' | 'crop' | 'hotspot'>

/** Visitors' access to a picture. */
export type MediaVerdict =
  | { readonly kind: 'hidden' }
  /**
   * Public pages of the site reference exactly this file. `isShared`: social networks or feed readers embed the file in their own pages.
   */
  | { readonly kind: 'named'; readonly isShared: boolean }
  | { readonly kind: 'other'; readonly nearest: string }

export interface MediaGateOptions {
  /** Returns all uses of a picture in public documents. */
  readonly shown: (publicId: string) => Promise<readonly ShownPicture[]>
  /** Calls `listener` when public documents may have changed. */
  readonly onContentChange: (listener: () => void) => void
}

const MOST_KNOWN = 2_000

const lengthIn = (steps: string, name: string) => {
  const text = new RegExp(`(?:^|[/,])${name}_(\\d{1,5})(?:[/,]|$)`).exec(steps)?.[1]
  return text === undefined || Number(text) === 0 ? undefined : Number(text)
}

/**
 * Decides the access of visitors. If a public document uses a picture, visitors get its original and the sizes that the site references. A
 * request for any other size is redirected to the nearest of these sizes, so that no unused size is rendered.
 */
export function createMediaGate({ shown, onContentChange }: MediaGateOptions) {
  const named = new LRUCache<
    string,
    { readonly key: string; readonly files: Map<string, boolean> }
  >({ max: MOST_KNOWN })
  onContentChange(() => named.clear())

  const filesOf = (publicId: string, pictures: readonly ShownPicture[]) => {
    const key = JSON.stringify(pictures)
    const known = named.get(publicId)
    if (known?.key === key) return known.files
    const files = new Map<string, boolean>()
    for (const picture of pictures) {
      const shared = new Set([socialAddress(picture), feedFile(picture)?.url])
      for (const address of everyAddress(picture)) files.set(address, shared.has(address))
      if (picture.url !== null && !files.has(picture.url)) files.set(picture.url, false)
    }
    named.set(publicId, { key, files })
    return files
  }

  return {
    judge: async (
      publicId: string,
      pathname: string,
      steps: readonly string[],
    ): Promise<MediaVerdict> => {
      const pictures = await shown(publicId)
      if (pictures.length === 0) return { kind: 'hidden' }
      const isShared = filesOf(publicId, pictures).get(pathname)
      if (isShared !== undefined) return { kind: 'named', isShared }
      const text = steps.join('/')
      const choice = pictures.flatMap(shownFiles)
      const nearest = nearestFile(choice, lengthIn(text, 'w'), lengthIn(text, 'h'))
      const address = nearest?.url ?? pictures[0]?.url
      return address === undefined || address === null || address === pathname
        ? { kind: 'hidden' }
        : { kind: 'other', nearest: address }
    },
  }
}
