import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { apiHeaders } from '#server/http/encoding/headers.ts'
import { FAMILIES } from '#shared/engraving/family-names.ts'
import { THEMES } from '#shared/engraving/palette.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { engravingPaths, OWN } from '#shared/paths/paths.ts'
import { createPlatePictures } from './plate-pictures.ts'

const folder = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))
const plates = createPlatePictures(apiHeaders({ https: false }), folder)

function ask(path: string, method = 'GET') {
  const [family = '', mark = '', file = ''] = path.split('/').slice(3)
  return plates.answer({ family, mark, file }, new Request(`http://site${path}`, { method }))
}

test('every page and every line of work has a plate in both themes and formats', async () => {
  const looks = [...publicPages, ...FAMILIES.map((family) => ({ family, mark: undefined }))]
  const missing: string[] = []
  for (const { family, mark } of looks) {
    for (const theme of THEMES) {
      for (const format of ['avif', 'webp'] as const) {
        const path = engravingPaths.plate({ family, mark }, theme, format)
        const { status, headers } = await ask(path, 'HEAD')
        if (status !== 200 || headers.get('content-type') !== `image/${format}`) missing.push(path)
      }
    }
  }
  expect(missing).toEqual([])
})

test('a plate has the proportions that pages reserve, and is cached for a day', async () => {
  const response = await ask(
    engravingPaths.plate({ family: 'screening', mark: 'criminal-check' }, 'light', 'avif'),
  )
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect(width / height).toBe(3 / 2)
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  )
})

test('the plate of the home page has files for phones of at most 16 KB', async () => {
  for (const theme of THEMES) {
    const response = await ask(
      engravingPaths.phonePlate({ family: 'screening', mark: 'home' }, theme),
    )
    const file = await response.arrayBuffer()
    expect([response.status, (await sharp(file).metadata()).width]).toEqual([200, 720])
    expect(file.byteLength).toBeLessThanOrEqual(16_000)
  }
})

test.each([
  `/engravings/plates/unknown/${OWN}/light.avif`,
  `/engravings/plates/screening/unknown/light.avif`,
  `/engravings/plates/screening/../light.avif`,
  `/engravings/plates/screening/${OWN}/sepia.avif`,
  `/engravings/plates/screening/${OWN}/light.svg`,
  `/engravings/plates/screening/${OWN}/light-phone.avif`,
  '/engravings/plates/screening/home/light-phone.webp',
  // The page `criminal-check` belongs to another line of work: `screening`.
  '/engravings/plates/technology/criminal-check/light.avif',
])('the server responds to %s with 404', async (path) => {
  expect((await ask(path)).status).toBe(404)
})
