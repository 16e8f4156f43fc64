import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest)$/

/** Minimum size of a file that is compressed, in bytes. Low, because pages load many small files. */
const SMALLEST = 128

/**
 * Minimum size of a file, in bytes, for which the highest quality of Brotli is not used: it would take half of the build's compression
 * time and save two per cent.
 */
const LARGE = 400_000

/** Writes a `.br` (at `quality`, 0 to 11; large files at most 10) and a `.gz` copy of every text file below `directory`. */
export async function precompress(directory: string, quality: number): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name))
      .map(async (name) => {
        const file = join(directory, name)
        const bytes = await readFile(file)
        if (bytes.length < SMALLEST) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? Math.min(quality, 10) : quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        await writeFile(`${file}.br`, await brotli(bytes, { params }))
        await writeFile(`${file}.gz`, await deflate(bytes, { level: Math.min(quality, 9) }))
      }),
  )
}
