import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppProvider, type AppEnv } from '#web/lib/page/app-context.tsx'
import type { LeadFiles } from '#web/lib/images/lead-files.ts'
import { assetPicture, libraryPicture, testEnv } from '#web/testing/fixtures.test-support.ts'
import { PictureFiles, type PictureFilesProps } from './picture-files.tsx'

const shape = { widths: [320, 640], ratio: 3 / 2 }

const render = (props: Partial<PictureFilesProps> = {}, env: Partial<AppEnv> = {}) =>
  renderToStaticMarkup(
    <AppProvider value={{ ...testEnv, ...env }}>
      <PictureFiles
        picture={assetPicture}
        shape={shape}
        sizes="100vw"
        narrow={undefined}
        lead={false}
        decorative={false}
        {...props}
      />
    </AppProvider>,
  )

const images = (html: string) => html.match(/<img [^>]*>/g) ?? []

test('a picture shows a blurred placeholder while it loads', () => {
  const [standIn, picture] = images(render())
  expect(standIn).toContain(`src="${assetPicture.lqip}"`)
  expect(standIn).toContain('aria-hidden="true"')
  expect(standIn).toContain('alt=""')
  expect(picture).toContain('class="picture-image"')
})

test('a picture without a placeholder has no element behind it', () => {
  expect(images(render({ picture: libraryPicture }))).toHaveLength(1)
})

test.each([
  [
    'the largest picture of the first screen is fetched first',
    true,
    /fetchPriority="high"/,
    /loading=/,
  ],
  [
    'any other picture loads when it comes near the window',
    false,
    /loading="lazy" decoding="async"/,
    /fetchPriority/,
  ],
])('a picture is loaded by its position: %s', (_, lead, present, absent) => {
  const picture = images(render({ lead })).at(-1)
  expect(picture).toMatch(present)
  expect(picture).not.toMatch(absent)
  expect(picture).toMatch(/width="640" height="427"/)
})

test('a picture has files in another shape and size for narrow screens', () => {
  const html = render({ narrow: { widths: [400], ratio: 1 } })
  expect(html).toMatch(
    /<source media="\(max-width: 767.98px\)" srcSet="[^"]+ 400w"[^>]*width="400" height="400"/,
  )
})

test('a decorative picture has an empty alt text', () => {
  expect(images(render({ decorative: true })).at(-1)).toContain('alt=""')
  expect(images(render()).at(-1)).toContain(`alt="${assetPicture.alt_text}"`)
})

test('a picture with a version for each theme loads lazily, so that the browser loads only the version that CSS shows', () => {
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

test('the lead picture reports its versions for both themes with their media queries, and other pictures do not', () => {
  const dark = {
    asset: 'image-fedcba-1600x1000-webp',
    url: '/lake/images/certavia/production/f.webp',
  }
  const picture = { ...assetPicture, lqip: null, dark }
  const told: LeadFiles[] = []
  const collectLead = (files: readonly LeadFiles[]) => void told.push(...files)
  const narrow = { widths: [400], ratio: 1 }
  render({ picture, narrow }, { collectLead })
  expect(told).toEqual([])
  const html = render({ picture, narrow, lead: true }, { collectLead })
  expect(told.map(({ media }) => media)).toEqual(['(max-width: 767.98px)', '(min-width: 768px)'])
  const written = html.replaceAll('&amp;', '&')
  for (const { light, dark: night } of told)
    for (const set of [light, night]) expect(written).toContain(`srcSet="${set}"`)
})
