/** Draws the pictures of the demonstration content once, so that no test waits for it while its server starts. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoContent } from '#seed/demo-content.ts'
import { drawPictures } from '#server/cli/draw-pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'demo-pictures-'))
try {
  const { pictures } = await demoContent()
  await drawPictures(pictures, folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
