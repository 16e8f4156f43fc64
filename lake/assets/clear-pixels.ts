import sharp, { type Sharp } from 'sharp'

/** The colour under what can be seen through is kept at this fraction of the picture's size. */
const COARSENESS = 2
/** From here on a pixel counts as covering, of 255. */
const COVERING = 250
/** Below this much cover a coarse pixel has no colour of its own to speak of, of 255. */
const FAINT = 10

const raw = (data: Buffer, width: number, height: number, channels: 3 | 4) =>
  sharp(data, { raw: { width, height, channels } })

/** The colours of `rgba` as they would be with the cover taken away, coarse, and the mean colour where there is no cover. */
async function coarseColours(rgba: Buffer, width: number, height: number): Promise<Buffer> {
  const size = {
    width: Math.max(1, Math.round(width / COARSENESS)),
    height: Math.max(1, Math.round(height / COARSENESS)),
    fit: 'fill',
  } as const
  const image = () => raw(rgba, width, height, 4)
  const [colour, cover] = await Promise.all([
    image().flatten({ background: '#000000' }).resize(size).removeAlpha().raw().toBuffer(),
    image().extractChannel(3).resize(size).raw().toBuffer(),
  ])
  // Plain loops: callbacks for each of a million values take longer than the rest of a picture.
  let total = 0
  const sums = [0, 0, 0]
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    total += cover[pixel] ?? 0
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + (colour[pixel * 3 + channel] ?? 0)
    }
  }
  const mean = sums.map((sum) => (sum * 255) / (total || 1))
  const coarse = Buffer.allocUnsafe(colour.length)
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    const covered = cover[pixel] ?? 0
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel
      const value = ((colour[at] ?? 0) * 255) / covered
      coarse[at] = covered > FAINT ? Math.min(255, value) : (mean[channel] ?? 0)
    }
  }
  return raw(coarse, size.width, size.height, 3)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/**
 * Gives smooth colours to what can be seen through, where resizing leaves noise that nobody sees and that costs more bytes
 * than the picture itself: fine lines without a ground come to two thirds. What covers stays as it is.
 */
export async function smoothUnderCover(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colours = await coarseColours(data, width, height)
  for (let at = 0, under = 0; at < data.length; at += 4, under += 3) {
    if ((data[at + 3] ?? 0) >= COVERING) continue
    data[at] = colours[under] ?? 0
    data[at + 1] = colours[under + 1] ?? 0
    data[at + 2] = colours[under + 2] ?? 0
  }
  return raw(data, width, height, 4)
}
