/**
 * Measures the time to render a picture from a JPEG of 12 megapixels, and the memory used afterwards: `node bench/pictures.ts [rounds]`.
 * The asset store renders each picture as for a visitor: first one picture at a time, then two at a time, which is the store's maximum.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { temporaryDirectory } from '#e2e/support/sites/processes.ts'
import { createAssetStore } from '#lake/assets/assets.ts'

const rounds = Number(process.argv[2] ?? 15)
const BARS_MS = { webp: 150, avif: 350, kept: 1 } as const
const MEGABYTE = 1024 * 1024

const rss = () => {
  const status = readFileSync('/proc/self/status', 'utf8')
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024)
  return `${of('VmRSS')} MB now, ${of('VmHWM')} MB at most`
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** JPEG that compresses like a photograph: soft shapes with some grain. */
async function photograph(): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  return sharp(grain).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer()
}

await using directory = await temporaryDirectory()
const assets = createAssetStore({ directory: directory.path })
const bytes = await photograph()
const { fileName } = await assets.upload({
  kind: 'image',
  sender: 'bench',
  body: (async function* () {
    yield bytes
  })(),
  limit: 100 * MEGABYTE,
})
const make = (fm: 'webp' | 'avif', q: number) =>
  assets.transform(fileName, { w: 800, fm, q }, '*/*', { sender: 'bench' })

process.stdout.write(
  `${(bytes.length / MEGABYTE).toFixed(1)} MB of JPEG; sharp: ${sharp.concurrency()} threads a picture, cache ${JSON.stringify(sharp.cache().memory)}\n`,
)
process.stdout.write(`memory before: ${rss()}\n`)
const results: [string, number, number][] = []
for (const format of ['webp', 'avif'] as const) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await make(format, 50 + round)
    times.push(performance.now() - start)
  }
  results.push([format, median(times), BARS_MS[format]])
}
const kept: number[] = []
for (let round = 0; round < 1_000; round += 1) {
  const start = performance.now()
  await make('webp', 50)
  kept.push(performance.now() - start)
}
results.push(['kept', median(kept), BARS_MS.kept])
for (const [name, ms, bar] of results) {
  process.stdout.write(
    `${name.padEnd(5)} ${ms.toFixed(2)} ms (bar ${bar}) ${ms <= bar ? 'met' : 'MISSED'}\n`,
  )
}
process.stdout.write(`memory after one by one: ${rss()}\n`)
await Promise.all(Array.from({ length: rounds * 2 }, (_, index) => make('avif', 1 + index)))
process.stdout.write(`memory after two at a time: ${rss()}\n`)
