/** Draws the demonstration images whose recipe has changed into `seed/pictures`: `node scripts/assets/draw-demo-pictures.ts`. */
import { writeFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawings } from '#seed/drawings.ts'
import { mapConcurrently } from '#server/transfer/progress.ts'
import {
  drawPicture,
  filesOf,
  MANIFEST,
  type Manifest,
  PICTURES,
  readManifest,
  recipeOf,
} from './demo-pictures.ts'

const AT_ONCE = 4

await mkdir(PICTURES, { recursive: true })
const recipes = drawings()
const present = new Set(await readdir(PICTURES))
const known = present.has('manifest.json') ? await readManifest() : {}
const manifest: Manifest = Object.fromEntries(
  Object.entries(known).filter(
    ([name]) => recipes.has(name) && filesOf(name).every((file) => present.has(file)),
  ),
)

/**
 * Writes the manifest. It is synchronous, because several images may be finished at the same time. It is called after each image, so that
 * a new run can continue an interrupted one.
 */
function writeManifest() {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}

await mapConcurrently([...recipes], AT_ONCE, async ([name, draw]) => {
  const svg = draw()
  const recipe = recipeOf(name, svg)
  if (manifest[name]?.recipe === recipe) return
  const [picture] = await Promise.all(
    filesOf(name).map(async (file) => {
      const bytes = await drawPicture(name, file, svg)
      await writeFile(join(PICTURES, file), bytes)
      console.log(`${file}: ${bytes.length} bytes`)
      return bytes
    }),
  )
  const { width, height } = await sharp(picture).metadata()
  manifest[name] = { recipe, width, height }
  writeManifest()
})

const wanted = new Set([...recipes.keys()].flatMap(filesOf))
for (const file of present) {
  if (file !== 'manifest.json' && !wanted.has(file)) await rm(join(PICTURES, file))
}
writeManifest()
