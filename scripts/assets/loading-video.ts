/**
 * Renders the video of the page loader: `node scripts/assets/loading-video.ts` writes `loading.webm` and `loading.mp4` to
 * `web/public/assets`, and the still image as `loading.webp` and `loading.png`. The results are committed, so that the build does not
 * need ffmpeg. This script needs ffmpeg with libvpx-vp9 and libx264 on the PATH (Debian: `apt-get install ffmpeg`).
 * The video shows the rosette of the screening services. Each zone of this rosette has twelve-fold symmetry, so the last frame matches
 * the first once every zone has turned by a multiple of 30 degrees. Lace and inner ring turn in one direction, petals and braid in the
 * other. Lines are black on white, because colours would cost bytes; the style sheet adds the accent and background.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { circles, rosette } from '#shared/engraving/rosette.ts'

const directory = 'web/public/assets'
/** Side of the video in pixels: twice the displayed size of 144. */
const side = 288
const framesPerSecond = 20
const frames = 48
const symmetry = 360 / 12
/** Turns of each zone from the outside in, as multiples of its symmetry angle. */
const turns = [1, -1, 1, 1]
/**
 * Factor for the line width. Lines are thicker than in the engravings, and every second line is omitted, because at this size a codec
 * drops hairlines first.
 */
const weight = 4
const most = 150 * 1024

/** Path data with every second line only. The sectors still join, because every zone is twisted by an even number of lines. */
const everySecond = (data: string) =>
  data
    .split('M')
    .filter((line, index) => line !== '' && index % 2 === 1)
    .map((line) => `M${line}`)
    .join('')

const zones = rosette('screening').map((zone) => ({ ...zone, data: everySecond(zone.data) }))

function frame(index: number): string {
  const progress = index / frames
  const rings = circles
    .map((radius) => `<circle r="${radius}" stroke-width="6" opacity=".5"/>`)
    .join('')
  const drawn = zones.map((zone, place) => {
    const angle = progress * symmetry * (turns[place] ?? 0)
    const copies = Array.from(
      { length: zone.copies },
      (_, copy) =>
        `<path d="${zone.data}" transform="rotate(${angle + (360 * copy) / zone.copies})"/>`,
    ).join('')
    return `<g stroke-width="${zone.strokeWidth * weight}">${copies}</g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-2000 -2000 4000 4000">` +
    `<rect x="-2000" y="-2000" width="4000" height="4000" fill="#fff"/><g fill="none" stroke="#000">${rings}${drawn.join('')}</g></svg>`
  )
}

/**
 * Encodes the frames of a folder as a video file.
 * @param options options of ffmpeg between input and output
 */
async function encode(folder: string, file: string, options: string): Promise<void> {
  const input = `-y -loglevel error -framerate ${framesPerSecond} -i`.split(' ')
  const output = [...options.split(' '), join(directory, file)]
  const program = spawn('ffmpeg', [...input, join(folder, '%03d.png'), ...output], {
    stdio: 'inherit',
  })
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error(`ffmpeg gave up on ${file} with ${String(code)}`)
}

const folder = await mkdtemp(join(tmpdir(), 'loading-'))
try {
  for (let index = 0; index < frames; index += 1) {
    const file = join(folder, `${String(index).padStart(3, '0')}.png`)
    await sharp(Buffer.from(frame(index)))
      .grayscale()
      .png({ compressionLevel: 1 })
      .toFile(file)
  }
  const common = `-pix_fmt yuv420p -g ${frames}`
  const vp9 = '-c:v libvpx-vp9 -b:v 0 -crf 58 -row-mt 1 -deadline good -cpu-used 1'
  const h264 = '-c:v libx264 -preset veryslow -crf 36 -tune animation -movflags +faststart'
  await encode(folder, 'loading.webm', `${vp9} ${common}`)
  await encode(folder, 'loading.mp4', `${h264} ${common}`)
  const still = () => sharp(Buffer.from(frame(0))).grayscale()
  await still().webp({ quality: 40, effort: 6 }).toFile(join(directory, 'loading.webp'))
  await still()
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toFile(join(directory, 'loading.png'))
} finally {
  await rm(folder, { recursive: true })
}

for (const file of ['loading.webm', 'loading.mp4', 'loading.webp', 'loading.png']) {
  const { size } = await stat(join(directory, file))
  console.log(`${file}: ${(size / 1024).toFixed(1)} KB`)
  if (size > most) throw new Error(`${file} is larger than ${most / 1024} KB`)
}
