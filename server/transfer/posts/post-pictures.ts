import { basename, posix } from 'node:path'
import type { IncomingAsset } from '../content.ts'
import type { Source } from '../source.ts'

const PICTURE_FILE = /\.(png|jpe?g|gif|webp|avif|svg|tiff?)$/i

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the image files of posts, next to them or in the static folders of site generators. */
export function createPictures(source: Source) {
  const assets = new Map<string, IncomingAsset>()
  return {
    assets,
    picture(address: string, file: string) {
      if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined
      const path = decode(address.replace(/[?#].*$/s, ''))
      const places = path.startsWith('/')
        ? [path.slice(1), `static${path}`, `public${path}`, `assets${path}`]
        : [posix.join(posix.dirname(file), path)]
      const found = places.find((place) => PICTURE_FILE.test(place) && source.find(place))
      const entry = found === undefined ? undefined : source.find(found)
      if (found === undefined || !entry) return undefined
      const _sanityAsset = `image@file://./${found}`
      const { path: absolute, size } = entry
      assets.set(_sanityAsset, { kind: 'image', path: absolute, size, filename: basename(found) })
      return { _sanityAsset }
    },
  }
}
