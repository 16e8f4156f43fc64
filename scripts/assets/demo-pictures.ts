import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { z } from 'zod'
import { smoothUnderCover } from '#lake/assets/clear-pixels.ts'
import { pagePlateNames } from '#seed/drawings.ts'

/** Folder of the committed images. */
export const PICTURES = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))
/** File with the recipe and size of each image, by name. */
export const MANIFEST = fileURLToPath(new URL('../../seed/pictures/manifest.json', import.meta.url))

/**
 * Encoder settings of an image. The fine lines in its alpha channel take 90 % of its bytes. The images of plates have a lower quality,
 * because they take most of the 6 MB that all images together may have. Above effort 3, each further step takes five times as long as the
 * one before it and saves 2 % of the size.
 */
const settingsOf = (name: string) => ({
  quality: name.startsWith('plate-') ? 8 : 12,
  effort: 3,
  tune: 'ssim' as const,
  chromaSubsampling: '4:2:0',
})

/**
 * Encoder settings of the WebP files of plates, for browsers without AVIF. The width in pixels fits a hero image on a screen with two
 * physical pixels per CSS pixel.
 */
const WEBP = { width: 960, quality: 30, alphaQuality: 12, effort: 6 } as const

const manifest = z.record(
  z.string(),
  z.object({ recipe: z.string(), width: z.int(), height: z.int() }),
)

export type Manifest = z.infer<typeof manifest>

/** Hash of everything that determines the file of an image. */
export const recipeOf = (name: string, svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, settingsOf(name), ...(pagePlateNames.has(name) ? [WEBP] : [])]))
    .digest('hex')

/** Names of the files of an image. */
export const filesOf = (name: string): readonly string[] =>
  pagePlateNames.has(name) ? [`${name}.avif`, `${name}.webp`] : [`${name}.avif`]

/** Draws SVG as a file with an alpha channel. The extension of the file name determines the format. */
export async function drawPicture(name: string, file: string, svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { limitInputPixels: false })
  if (!file.endsWith('.webp')) {
    return (await smoothUnderCover(drawing)).avif(settingsOf(name)).toBuffer()
  }
  const { width, ...settings } = WEBP
  return (await smoothUnderCover(drawing.resize({ width }))).webp(settings).toBuffer()
}

/** Reads the committed manifest. @throws ZodError if it is invalid */
export async function readManifest(): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
}
