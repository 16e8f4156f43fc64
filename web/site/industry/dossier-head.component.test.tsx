import '#web/testing/browser/styles.test-support.ts'
import './industry-plates.css'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { industryPages } from '#shared/pages/catalogue/industry-pages.ts'
import { dossierOf } from '#shared/pages/dossiers.ts'
import { linesOf } from '#web/testing/browser/layout.test-support.ts'
import { DossierHead } from './dossier-head.tsx'

const pages = await Promise.all(
  Object.values(industryPages).map(async (load) => (await load()).page),
)

afterEach(async () => {
  await cleanup()
  await page.viewport(1366, 900)
})

test.for([320, 390, 640, 768, 1024, 1440])(
  'no heading of an industry page has a broken word or reaches the plate at %i px',
  async (width) => {
    await page.viewport(width, 900)
    await render(
      pages.map((one) => {
        const dossier = dossierOf(one.slug)
        return (
          dossier && <DossierHead key={one.slug} page={one} dossier={dossier} family="screening" />
        )
      }),
    )
    await document.fonts.ready
    const fronts = [...document.querySelectorAll('.dossier-front')]
    expect(fronts).toHaveLength(pages.length)
    for (const front of fronts) {
      const heading = front.querySelector('h1')
      const plate = front.querySelector('.dossier-plate')
      if (heading === null || plate === null) throw new Error('a dossier has a heading and a plate')
      const words = heading.textContent.split(' ')
      expect(words).toEqual(linesOf(heading).flatMap((line) => line.split(' ')))
      const text = heading.getBoundingClientRect()
      const picture = plate.getBoundingClientRect()
      const isBeside = picture.bottom > text.top && picture.top < text.bottom
      expect(isBeside && picture.left - text.right < 8, heading.textContent).toBe(false)
    }
  },
)
