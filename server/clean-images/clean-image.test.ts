import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import {
  hasPlanted,
  PLANTABLE,
  plantedAnimation,
  plantedImage,
} from '#server/testing/planted-images.test-support.ts'
import { cleanImage } from './clean-image.ts'

/** Cleans bytes and returns the bytes that visitors get. */
async function clean(bytes: Uint8Array) {
  const directory = testDirectory()
  const [from, to] = [join(directory, 'from'), join(directory, 'to')]
  await writeFile(from, bytes)
  const { kind, format } = await cleanImage(from, to)
  const path = kind === 'same' ? from : to
  return { kind, format, bytes: await readFile(path), mode: (await stat(path)).mode & 0o777 }
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer()

describe('the cleaning of an image without a rotation', () => {
  it.for(PLANTABLE)('(%s) removes all but pixels and colour profile', async (format) => {
    const { plain, planted } = await plantedImage(format)
    expect(hasPlanted(planted)).toBe(true)
    const made = await clean(planted)
    expect(hasPlanted(made.bytes)).toBe(false)
    expect([made.kind, made.format, made.mode]).toEqual(['written', format, 0o600])
    const [before, after] = [await sharp(plain).metadata(), await sharp(made.bytes).metadata()]
    expect(after).toMatchObject({ width: before.width, height: before.height })
    expect([after.exif, after.xmp, after.iptc, after.comments]).toEqual(Array(4).fill(undefined))
    expect(after.icc).toEqual(before.icc)
    expect(await pixelsOf(made.bytes)).toEqual(await pixelsOf(planted))
  })

  it.for(['gif', 'webp'] as const)('(%s) preserves an animation', async (format) => {
    const { plain, planted } = await plantedAnimation(format)
    const made = await clean(planted)
    expect(hasPlanted(made.bytes)).toBe(false)
    const facts = await sharp(made.bytes, { animated: true }).metadata()
    expect(facts).toMatchObject({ pages: 3, delay: [80, 120, 200], loop: 2 })
    expect([facts.exif, facts.xmp]).toEqual([undefined, undefined])
    expect(await pixelsOf(made.bytes)).toEqual(await pixelsOf(plain))
  })

  it.for(['jpg', 'png', 'webp', 'gif'] as const)(
    '(%s) writes no copy if there is nothing to remove',
    async (format) => {
      const { planted } = await plantedImage(format)
      const once = await clean(planted)
      expect((await clean(once.bytes)).kind).toBe('same')
    },
  )
})

describe('the cleaning of an image with a rotation', () => {
  const turned = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
    (['jpg', 'png', 'webp', 'avif'] as const).map((format) => [format, orientation] as const),
  )
  it.for(turned)('(%s, EXIF orientation %i) rotates it upright', async ([format, orientation]) => {
    const { planted } = await plantedImage(format, { orientation })
    const made = await clean(planted)
    expect(hasPlanted(made.bytes)).toBe(false)
    const facts = await sharp(made.bytes).metadata()
    const isSideways = orientation >= 5
    expect([facts.width, facts.height]).toEqual(isSideways ? [48, 64] : [64, 48])
    expect([facts.exif, facts.xmp, facts.orientation ?? 1]).toEqual([undefined, undefined, 1])
    expect(facts.icc).toBeDefined()
    const [a, b] = await Promise.all([
      sharp(planted).autoOrient().raw().toBuffer(),
      sharp(made.bytes).raw().toBuffer(),
    ])
    const off = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
    expect(off).toBeLessThan(6)
  })

  it('preserves an animation', async () => {
    const { planted } = await plantedAnimation('webp', 6)
    const made = await clean(planted)
    expect(hasPlanted(made.bytes)).toBe(false)
    const facts = await sharp(made.bytes, { animated: true }).metadata()
    expect(facts).toMatchObject({
      width: 16,
      pageHeight: 24,
      pages: 3,
      delay: [80, 120, 200],
      loop: 2,
    })
  })
})
