import { mediaPaths } from '#shared/paths/media-paths.ts'
import { PICTURE_FORMATS, type PictureFormat } from './picture-kind.ts'

/** The segments of a picture's URL. */
export interface MediaAddress {
  readonly cloud: string
  /** Steps of the transformation, still as text. */
  readonly steps: readonly string[]
  readonly version: number
  readonly publicId: string
  readonly format: PictureFormat
}

const NAME = /^([\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5})\.([a-z]{3,4})$/
/** Pattern of a transformation step. */
const STEP = /^[\w,.:-]{1,120}$/
const LONGEST = 600

/** Parses the path of a picture. Returns undefined for an invalid path. */
export function readMediaPath(pathname: string): MediaAddress | undefined {
  if (pathname.length > LONGEST) return undefined
  const [root, cloud, kind, type, ...rest] = pathname.slice(1).split('/')
  if (`/${root ?? ''}` !== mediaPaths.base || kind !== 'image' || type !== 'upload')
    return undefined
  if (cloud === undefined || !/^[\w-]{1,100}$/.test(cloud)) return undefined
  const at = rest.findIndex((part) => /^v\d{1,12}$/.test(part))
  if (at === -1 || !rest.slice(0, at).every((step) => STEP.test(step))) return undefined
  const [, publicId, extension] = NAME.exec(rest.slice(at + 1).join('/')) ?? []
  const format = PICTURE_FORMATS.find((name) => name === extension)
  if (publicId === undefined || format === undefined) return undefined
  return { cloud, steps: rest.slice(0, at), version: Number(rest[at]?.slice(1)), publicId, format }
}
