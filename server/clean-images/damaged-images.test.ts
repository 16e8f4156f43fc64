import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import {
  hasPlanted,
  isoBox,
  PLANTABLE,
  PLANTED,
  plantedImage,
  pngChunk,
} from '#server/testing/planted-images.test-support.ts'
import { CannotClean, cleanImage } from './clean-image.ts'

/** Returns the bytes that visitors get for a file, or undefined if the file is rejected. Other errors fail the test. */
async function cleaned(directory: string, bytes: Uint8Array): Promise<Buffer | undefined> {
  const name = crypto.randomUUID()
  const [from, to] = [join(directory, name), join(directory, `${name}.to`)]
  await writeFile(from, bytes)
  try {
    const { kind } = await cleanImage(from, to)
    return await readFile(kind === 'same' ? from : to)
  } catch (error) {
    if (error instanceof CannotClean) return undefined
    throw error
  }
}

describe.each(PLANTABLE)('the cleaner, for %s files,', (format) => {
  it('either rejects or cleans a file that is truncated at any point', async () => {
    const directory = testDirectory()
    const { planted } = await plantedImage(format, { width: 16, height: 12 })
    const ends = [
      0,
      1,
      2,
      3,
      8,
      11,
      12,
      20,
      33,
      ...[...planted.keys()].filter((at) => at % 97 === 0),
    ]
    for (const end of ends) {
      const made = await cleaned(directory, planted.subarray(0, end))
      expect([end, made !== undefined && hasPlanted(made)]).toEqual([end, false])
    }
  })

  it('either rejects or cleans a file with random changed bytes', async () => {
    const directory = testDirectory()
    const { planted } = await plantedImage(format, { width: 16, height: 12 })
    const change = fc.record({ at: fc.nat(planted.length - 1), value: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(planted)
        for (const { at, value } of changes) bytes[at] = value
        const made = await cleaned(directory, bytes)
        expect(made !== undefined && hasPlanted(made)).toBe(false)
      }),
      { numRuns: 200, seed: 28 },
    )
  })

  it('rejects a valid signature that is followed by random bytes', async () => {
    const directory = testDirectory()
    const { planted } = await plantedImage(format, { width: 16, height: 12 })
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), async (noise) => {
        const bytes = Buffer.concat([
          planted.subarray(0, 16),
          Buffer.from(PLANTED),
          Buffer.from(noise),
        ])
        expect(await cleaned(directory, bytes)).toBeUndefined()
      }),
      { numRuns: 60, seed: 28 },
    )
  })
})

it('the cleaner either rejects or cleans a file with wrong lengths or unknown parts', async () => {
  const directory = testDirectory()
  const text = Buffer.from(PLANTED)
  const { planted: jpeg } = await plantedImage('jpg')
  const { planted: png } = await plantedImage('png')
  const { planted: avif } = await plantedImage('avif')
  const { planted: webp } = await plantedImage('webp')
  const long = Buffer.from(webp)
  long.writeUInt32LE(0xffff_fff0, 4)
  const files: Readonly<Record<string, Buffer>> = {
    'a JPEG with a marker that is not known': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xf3, 0, 2 + text.length]),
      text,
      jpeg.subarray(2),
    ]),
    'a JPEG with a table that is longer than its content': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xdb, 0, 2 + text.length]),
      text,
      jpeg.subarray(2),
    ]),
    'a PNG with a critical chunk that is not known': Buffer.concat([
      png.subarray(0, 33),
      pngChunk('ABCD', text),
      png.subarray(33),
    ]),
    'a WebP of 4 GB': long,
    'an AVIF with two descriptions': Buffer.concat([avif, isoBox('meta', Buffer.alloc(4), text)]),
    'an AVIF with a box of 16 exabytes': Buffer.concat([
      avif.subarray(0, 32),
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('free'),
      Buffer.alloc(8, 0xff),
      avif.subarray(32),
    ]),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const made = await cleaned(directory, bytes)
    expect([name, made !== undefined && hasPlanted(made)]).toEqual([name, false])
  }
})

it('the cleaner rejects files that are not images', async () => {
  const directory = testDirectory()
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftypheic\0\0\0\0mif1heic${PLANTED}`),
    Buffer.alloc(600, 7),
  ])
  for (const bytes of [heic, Buffer.from(PLANTED), Buffer.from(''), Buffer.from('<svg><script>')]) {
    expect(await cleaned(directory, bytes)).toBeUndefined()
  }
})
