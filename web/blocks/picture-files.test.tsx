import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { assetPicture, libraryPicture } from '#web/lib/fixtures.test-support.ts'
import { PictureFiles, type PictureFilesProps } from './picture-files.tsx'

const shape = { widths: [320, 640], ratio: 3 / 2 }

const render = (props: Partial<PictureFilesProps> = {}) =>
  renderToStaticMarkup(
    <PictureFiles
      picture={assetPicture}
      shape={shape}
      sizes="100vw"
      narrow={undefined}
      lead={false}
      decorative={false}
      {...props}
    />,
  )

const images = (html: string) => html.match(/<img [^>]*>/g) ?? []

test('a picture stands over its blurred stand-in while it loads', () => {
  const [standIn, picture] = images(render())
  expect(standIn).toContain(`src="${assetPicture.lqip}"`)
  expect(standIn).toContain('aria-hidden="true"')
  expect(standIn).toContain('alt=""')
  expect(picture).toContain('class="picture-image"')
})

test('a picture without a stand-in has none', () => {
  expect(images(render({ picture: libraryPicture }))).toHaveLength(1)
})

test.each([
  [
    'the largest thing of the first screen is fetched first',
    true,
    /fetchPriority="high"/,
    /loading=/,
  ],
  ['any other waits to be seen', false, /loading="lazy" decoding="async"/, /fetchPriority/],
])('%s', (_, lead, present, absent) => {
  const picture = images(render({ lead })).at(-1)
  expect(picture).toMatch(present)
  expect(picture).not.toMatch(absent)
  expect(picture).toMatch(/width="640" height="427"/)
})

test('a narrow screen gets a shape of its own, with its size', () => {
  const html = render({ narrow: { widths: [400], ratio: 1 } })
  expect(html).toMatch(
    /<source media="\(max-width: 767px\)" srcSet="[^"]+ 400w"[^>]*width="400" height="400"/,
  )
})

test('a picture whose text stands beside it has none', () => {
  expect(images(render({ decorative: true })).at(-1)).toContain('alt=""')
  expect(images(render()).at(-1)).toContain(`alt="${assetPicture.alt_text}"`)
})

test('a picture with a plate for the dark theme leaves it to the styles which of the two is fetched', () => {
  const dark = {
    asset: 'image-fedcba-1600x1000-webp',
    url: '/lake/images/certavia/production/f.webp',
  }
  const picture = { ...assetPicture, lqip: null, dark }
  const [light = '', night = '', ...more] = images(render({ picture, lead: true }))
  expect(more).toEqual([])
  expect(light).toMatch(/class="picture-image on-light".*0123456789abcdef.*loading="lazy"/)
  expect(night).toMatch(/class="picture-image on-dark".*fedcba.*loading="lazy"/)
  for (const image of [light, night]) expect(image).toMatch(/fetchPriority="high"/)
})
