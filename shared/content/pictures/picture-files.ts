import { hostedSize } from './hosted-address.ts'
import {
  addressesOf,
  assetSize,
  isDrawing,
  socialAddress,
  toHosted,
  type PictureAsset,
} from './picture-address.ts'
import { pictureShapes, type ImageShape } from './picture-shapes.ts'

/** File of a picture with its width and height in pixels. */
export interface PictureFile {
  readonly url: string
  readonly width: number
  readonly height: number
}

const even = (length: number) => Math.max(1, Math.round(length))

/** Returns the files of a picture in a shape, smallest first. None is larger than the original. Undefined if the picture has no files. */
export function filesOf(
  picture: PictureAsset,
  shape: ImageShape,
): readonly PictureFile[] | undefined {
  const build = addressesOf(picture)
  const own = croppedSize(picture)
  if (build === undefined || own === undefined) return undefined
  const { ratio, fine = [], drawn } = shape
  const isFine = picture.asset !== null && isDrawing(picture.asset)
  const offered = isFine ? [...shape.widths, ...fine] : shape.widths
  const widest = ratio === undefined ? own.width : Math.min(own.width, own.height * ratio)
  const fitting = offered.filter((width) => width < widest)
  const largest = offered.find((width) => width >= widest)
  const widths = largest === undefined ? fitting : [...fitting, even(widest)]
  return (widths.length === 0 ? [even(widest)] : widths).map((width) => ({
    url: build(width, ratio === undefined ? undefined : even(width / ratio), drawn),
    width,
    height: even(width / (ratio ?? own.ratio)),
  }))
}

function croppedSize(picture: PictureAsset) {
  const { asset, crop } = picture
  const size = assetSize(asset)
  if (size === undefined) {
    const hosted = asset === null ? hostedSize(toHosted(picture)) : undefined
    return hosted && { ...hosted, ratio: hosted.width / hosted.height }
  }
  const kept = crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const width = size.width * (1 - kept.left - kept.right)
  const height = size.height * (1 - kept.top - kept.bottom)
  return { width, height, ratio: width / Math.max(1, height) }
}

/** Returns all files of a picture that pages use. */
export function shownFiles(picture: PictureAsset): readonly PictureFile[] {
  return Object.values(pictureShapes).flatMap((shape) => filesOf(picture, shape) ?? [])
}

/** Returns the file of a picture for feeds: the largest file that articles use. */
export const feedFile = (picture: PictureAsset): PictureFile | undefined =>
  filesOf(picture, pictureShapes.body)?.at(-1)

/** Returns the addresses of all files of a picture that pages or records use. */
export function everyAddress(picture: PictureAsset): readonly string[] {
  const shown = shownFiles(picture).map(({ url }) => url)
  const social = socialAddress(picture)
  return shown.length === 0 || social === undefined ? shown : [...shown, social]
}

const apart = (a: number, b: number) => Math.abs(Math.log(a / b))

/** Returns the file that is closest to a size. An equal shape is more important than an equal width. */
export function nearestFile(
  files: readonly PictureFile[],
  width: number | undefined,
  height: number | undefined,
): PictureFile | undefined {
  const own = files.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), {
    url: '',
    width: 1,
    height: 1,
  })
  const ratio =
    width === undefined || height === undefined ? own.width / own.height : width / height
  const wanted = width ?? (height === undefined ? own.width : height * ratio)
  const distance = (file: PictureFile) =>
    2 * apart(file.width / file.height, ratio) + apart(file.width, wanted)
  return files.toSorted((a, b) => distance(a) - distance(b))[0]
}
