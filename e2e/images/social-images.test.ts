import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openGraphRecords, readMetadata, sitemapPaths } from '../support/content/metadata.ts'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { CASE_STUDIES } from '#seed/case-studies.ts'
import { postCover, studyCover } from '#seed/drawings.ts'
import { POSTS } from '#seed/posts.ts'
import { cardBoxes, gap } from '#server/discovery/card-boxes.test-support.ts'
import { socialCardSvg } from '#server/discovery/social-card.ts'
import { createTypesetter } from '#server/discovery/text-path.ts'
import { labelOfPath } from '#shared/pages/catalogue/page-label.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site as company } from '#shared/company/site.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

/** Relief plate for tests in which the object does not matter. */
const PLATE = { family: 'data', subject: 'net' } as const

const read = (path: string) => readMetadata(site.url, path)
const sitemap = () => sitemapPaths(site.url)
const records = () => openGraphRecords(site.url)

test.each([
  paths.home,
  paths.service('criminal-check'),
  paths.solution('tech-innovation'),
  paths.industry('insurance'),
  paths.blogs(),
])('the social image of %s is a PNG of 1200 by 630', async (path) => {
  const address = (await read(path)).meta('og:image') ?? ''
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
})

test('the social image of every page, post and case study has space for its title', async () => {
  const type = createTypesetter()
  const told = await records()
  expect(told.length).toBeGreaterThan(publicPages.length + 30)
  for (const record of told) {
    const path = new URL(record['og:url']).pathname
    expect(record['og:image'], path).toBe(site.url + wellKnownPaths.social(path))
    const card = { path, title: record['og:title'], label: labelOfPath(path), ...PLATE }
    const { name, title, label } = cardBoxes(socialCardSvg(card, type))
    expect(gap(name, title), `name and title of ${path}`).toBeGreaterThan(16)
    expect(gap(title, label), `title and label of ${path}`).toBeGreaterThan(16)
    expect(title.right, path).toBeLessThan(680)
  }
})

/** Cover of a demo article. */
function coverOf(path: string) {
  const post = POSTS.find(({ slug }) => paths.blog(slug) === path)
  const study = CASE_STUDIES.find(({ slug }) => paths.caseStudy(slug) === path)
  return post === undefined ? study && studyCover(study) : postCover(post)
}

test('social networks on any origin can load the social images of posts and case studies, and each image shows its title and the object on the cover', async () => {
  const type = createTypesetter()
  for (const list of [paths.blogs(), paths.caseStudies()]) {
    const path = (await sitemap()).find((one) => one.startsWith(`${list}/`)) ?? ''
    const page = await read(path)
    const address = page.meta('og:image') ?? ''
    expect(address).toBe(site.url + wellKnownPaths.social(path))
    expect(page.meta('og:image:alt')).toBe(`${page.meta('og:title')}, ${company.product}`)
    const answer = await fetch(address, { headers: { origin: 'https://network.example' } })
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const title = page.meta('og:title') ?? ''
    const card = { path, title, label: labelOfPath(path), ...(coverOf(path) ?? PLATE) }
    // The ETag of a social image is the hash of its drawing.
    const hash = createHash('sha256').update(socialCardSvg(card, type)).digest('base64url')
    expect(answer.headers.get('etag')).toBe(`"${hash.slice(0, 22)}"`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect((await sharp(bytes).stats()).isOpaque).toBe(true)
  }
})

test('the social image of unpublished content gets the same response as a missing social image', async () => {
  const hidden = [
    ...POSTS.filter(({ status }) => status !== 'published').map(({ slug }) => paths.blog(slug)),
    ...CASE_STUDIES.filter(({ status }) => status !== 'published').map(({ slug }) =>
      paths.caseStudy(slug),
    ),
  ]
  expect(hidden.length).toBeGreaterThan(5)
  const answerTo = async (path: string) => {
    const answer = await fetch(site.url + wellKnownPaths.social(path))
    const headers = [...answer.headers].filter(([name]) => name !== 'date')
    return { status: answer.status, body: await answer.text(), headers }
  }
  const missing = await answerTo(paths.blog('no-such-post'))
  expect(missing.status).toBe(404)
  for (const path of hidden) expect(await answerTo(path), path).toEqual(missing)
})
