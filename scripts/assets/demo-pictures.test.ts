import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { palettes } from '#shared/engraving/palette.ts'
import { drawings } from '#seed/drawings.ts'
import { filesOf, PICTURES, readManifest, recipeOf } from './demo-pictures.ts'

/** Maximum size of all images together, in bytes. */
const MAX_BYTES = 6_000_000

const recipes = new Map(Array.from(drawings(), ([name, draw]) => [name, draw()]))
const fileOf = (name: string) => join(PICTURES, `${name}.avif`)

test('every demonstration image matches the current recipe of its file', async () => {
  const made = Object.entries(await readManifest()).map(([name, { recipe }]) => [name, recipe])
  const wanted = Array.from(recipes, ([name, svg]) => [name, recipeOf(name, svg)])
  expect(
    Object.fromEntries(made),
    'Run `node scripts/assets/draw-demo-pictures.ts` and commit seed/pictures.',
  ).toEqual(Object.fromEntries(wanted))
})

test('the picture folder contains exactly the files of the drawings, each with an alpha channel and the size of its drawing', async () => {
  const manifest = await readManifest()
  const files = readdirSync(PICTURES).filter((file) => file !== 'manifest.json')
  expect(files.toSorted()).toEqual([...recipes.keys()].flatMap(filesOf).toSorted())
  for (const [name, svg] of recipes) {
    const { format, compression, hasAlpha, width, height } = await sharp(fileOf(name)).metadata()
    expect({ format, compression, hasAlpha }, name).toEqual({
      format: 'heif',
      compression: 'av1',
      hasAlpha: true,
    })
    expect(svg, name).toContain(`width="${width}" height="${height}"`)
    expect(manifest[name], name).toMatchObject({ width, height })
  }
})

test('all demonstration images together have at most 6 MB', () => {
  const files = [...recipes.keys()].flatMap(filesOf)
  const bytes = files.map((file) => statSync(join(PICTURES, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
})

/** Width at which images are compared, in pixels: the width of a cover on a card. */
const COMPARED_WIDTH = 480

const onPaper = (image: Sharp, paper: string) =>
  image.resize({ width: COMPARED_WIDTH }).flatten({ background: paper }).removeAlpha().raw()

/** Mean difference (0 to 255) of the pixels of two images on the paper colour of a theme. */
async function distance(a: Buffer, b: Buffer, name: string) {
  const { paper } = palettes[name.endsWith('-dark') ? 'dark' : 'light']
  const [one, other] = await Promise.all(
    [a, b].map((bytes) => onPaper(sharp(bytes), paper).toBuffer()),
  )
  if (one === undefined || other?.length !== one.length) throw new Error('They differ in size')
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test.each([
  ['plate-diligence-balance', 'plate-screening-bubbles'],
  ['plate-diligence-balance-dark', 'plate-screening-bubbles-dark'],
  ['two-systems', 'question-and-source'],
  ['seed-author-jon-sample-dark', 'seed-author-theo-facsimile-dark'],
])(
  'the demonstration image %s is more similar to its own recipe than to that of %s',
  async (name, other) => {
    const file = await readFile(fileOf(name))
    const to = (recipe: string) => distance(file, Buffer.from(recipes.get(recipe) ?? ''), name)
    expect(await to(name)).toBeLessThan((await to(other)) / 3)
  },
)
