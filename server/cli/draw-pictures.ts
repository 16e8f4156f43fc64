import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { smoothUnderCover } from '#lake/assets/clear-pixels.ts'
import type { IncomingAsset } from '#server/transfer/content.ts'
import { mapConcurrently } from '#server/transfer/progress.ts'

// The strokes are in the transparency, which sixteen steps render truly: it is what makes these files large and slow to write.
const WEBP = { quality: 75, alphaQuality: 70, effort: 0 } as const
/** Rises with every change of how drawings are made. */
const MANNER = 2
const PICTURES_AT_ONCE = 4

/** Where finished drawings are kept for the next empty lake of this checkout: sixty of them take some seconds. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/demo-pictures/', import.meta.url))

const nameOf = (svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([svg, WEBP, MANNER, sharp.versions]))
    .digest('hex')

/** Puts the drawing of `svg` at `path`, from among the kept ones where it is there already. */
async function draw(svg: string, path: string, kept: string): Promise<void> {
  const known = join(kept, `${nameOf(svg)}.webp`)
  const found = await copyFile(known, path).then(
    () => true,
    () => false,
  )
  if (found) return
  const drawing = sharp(Buffer.from(svg), { limitInputPixels: false })
  // WebP keeps colours at half the size: where they change from line to line, all would turn grey.
  await (await smoothUnderCover(drawing)).webp(WEBP).toFile(path)
  try {
    await mkdir(kept, { recursive: true })
    const whole = join(kept, randomUUID())
    await copyFile(path, whole)
    await rename(whole, known)
  } catch {
    // Where nothing may be kept, as in a read-only installation, it is drawn anew each time.
  }
}

/**
 * Makes image files in `folder` from SVG by address (`image@file://./<name>.webp`), as an import takes them.
 * @param kept folder of drawings made before
 */
export async function drawPictures(
  pictures: ReadonlyMap<string, string>,
  folder: string,
  kept: string = KEPT,
): Promise<ReadonlyMap<string, IncomingAsset>> {
  const drawn = await mapConcurrently([...pictures], PICTURES_AT_ONCE, async ([address, svg]) => {
    const filename = basename(address)
    const path = join(folder, filename)
    await draw(svg, path, kept)
    const { size } = await stat(path)
    const asset: IncomingAsset = { kind: 'image', path, size, filename }
    return [address, asset] as const
  })
  return new Map(drawn)
}
