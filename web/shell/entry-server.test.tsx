import { expect, test } from 'vitest'
import { inlineScripts, render, serves, type ContentSource } from './entry-server.tsx'
import { allDown, assets, get, healthy, origin, post } from './entry-server.test-support.ts'
import { textBlock } from '../testing/fixtures.test-support.ts'
import { paths } from '#shared/paths/paths.ts'

const pages = [
  '/',
  '/sanity/blogs',
  '/sanity/blogs?page=2&category=screening',
  '/sanity/blogs/post-1',
  '/sanity/case-studies',
  '/sanity/case-studies/one-file',
  '/blogs',
  '/blogs/post-1',
  '/blogs/category/screening?page=2',
  '/blogs/tag/courts',
  '/authors/author-1',
  '/case-studies',
  '/case-studies/one-file',
  '/criminal-check',
  '/solutions/background-screening',
  '/industries/banking-financial',
  '/what-we-offer',
  '/services',
  '/services?line=tech-innovation',
  '/solutions',
  '/industries',
  '/trust',
  '/candidates',
  '/glossary',
]

test.each(pages)('the page %s is complete and needs no unsafe CSP directives', async (path) => {
  const { status, html, origin: from } = await get(path)
  expect({ status, from }).toEqual({ status: 200, from: 'cms' })
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<title/g)).toHaveLength(1)
  expect(html).toContain('<meta data-head="" name="description"')
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
  const scripts = html.match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)
  expect(scripts).toHaveLength(inlineScripts.length)
})

test.each([
  ['/blogs?page=3', 404],
  ['/sanity/blogs?page=3', 404],
  ['/sanity/blogs?page=abc', 404],
  ['/sanity/blogs?category=nothing', 404],
  ['/sanity/blogs/unknown', 404],
  ['/blogs/unknown', 404],
  ['/blogs/category/unknown', 404],
  ['/blogs/category/screening?page=3', 404],
  ['/blogs/tag/Courts', 404],
  ['/blogs/tag/courts?page=3', 404],
  ['/blogs/tag/%20', 404],
  ['/blogs/tag/courts%20', 404],
  ['/blogs/tag/%C2%A0courts', 404],
  ['/authors/unknown', 404],
  ['/sanity/case-studies/unknown', 404],
  ['/industries/no-such-trade', 404],
  ['/services?line=nothing', 404],
  ['/unknown', 404],
  ['/solutions/unknown', 404],
  ['/industries/unknown', 404],
  ['/blogs/a/b', 404],
  ['/blogs/%E0%A4%A', 404],
])('the address %s gets the status %i and is not indexed', async (path, expected) => {
  const { status, html } = await get(path)
  expect(status).toBe(expected)
  expect(html).toContain('name="robots" content="noindex"')
})

test.each([
  ['/sanity/blogs/unknown', 'Blog post not found or not available'],
  ['/blogs/unknown', 'Blog post not found or not available'],
  ['/case-studies/unknown', 'Case study not found or not available'],
])('the address %s of a missing article shows the message: %s', async (path, words) => {
  expect((await get(path)).html).toContain(words)
})

test.each([
  ['/blogs/blog-1', '/blogs/post-1'],
  ['/sanity/blogs/blog-1', '/sanity/blogs/post-1'],
])(
  'the address %s, which contains a document id, redirects permanently to %s',
  async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 308, redirect: to, html: '' })
  },
)

test.each([
  ['/sanity/blogs/post-1', '/blogs/post-1'],
  ['/sanity/case-studies/one-file', '/case-studies/one-file'],
  ['/sanity/blogs?page=2', '/blogs?page=2'],
])('the canonical address of %s is %s', async (path, canonical) => {
  expect((await get(path)).html).toContain(`rel="canonical" href="${origin}${canonical}"`)
})

test.each([
  ['/sanity/blogs', '/blogs'],
  ['/sanity/blogs?page=2', '/blogs?page=2'],
  ['/sanity/blogs?category=screening', '/blogs/category/screening'],
  ['/sanity/blogs/post-1', '/blogs/post-1'],
  ['/sanity/case-studies', '/case-studies'],
  ['/sanity/case-studies/one-file', '/case-studies/one-file'],
])('the title and description of %s differ from those of %s', async (path, own) => {
  const told = async (at: string) => {
    const { html } = await get(at)
    return {
      title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
      description: /name="description" content="([^"]*)"/.exec(html)?.[1],
    }
  }
  const [cms, plain] = [await told(path), await told(own)]
  expect(cms.title).toBe(plain.title?.replace(' | ', ', from the CMS | '))
  expect(cms.description).toContain(`the CMS itself; ${own} shows the copy`)
  expect(cms.description).toContain(plain.description)
})

test('a post has metadata for social networks and search engines', async () => {
  const { html } = await get('/blogs/post-1')
  expect(html).toContain('<title data-head="">Post 1 | Certavia</title>')
  expect(html).toContain('property="article:published_time" content="2026-03-03T08:00:00Z"')
  expect(html).toContain('property="article:tag" content="courts"')
  expect(html).toContain('property="og:image:width" content="1200"')
  const data = /ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Post 1',
    datePublished: '2026-03-03T08:00:00Z',
    mainEntityOfPage: `${origin}/blogs/post-1`,
  })
})

test('a page without its own metadata has the metadata of the Open Graph record for its path', async () => {
  const record = {
    'og:title': 'Industries',
    'og:description': 'What they are.',
    'og:image': `${origin}/social/industries.png`,
    'og:type': 'website',
    'og:url': `${origin}/industries`,
    'og:site_name': 'Certavia',
  }
  const asked: string[] = []
  const at = async (path: string, found?: typeof record) => {
    const request = new Request(new URL(path, origin))
    const recordOf = (pathname: string) => {
      asked.push(pathname)
      return Promise.resolve(found)
    }
    const { html } = await render({ request, source: healthy, assets, origin, recordOf })
    const told = [...html.matchAll(/property="(og:[^"]+)" content="([^"]*)"/g)]
    return told.map(([, property, content]) => [property, content])
  }
  const size = { 'og:image:width': '1200', 'og:image:height': '630' }
  const mute = await at('/industries/no-such-trade', record)
  expect(Object.fromEntries(mute)).toEqual({
    ...record,
    ...size,
    'og:image:alt': 'Industries, Certavia',
  })
  expect(mute).toHaveLength(9)
  expect(Object.fromEntries(await at('/unknown'))).toMatchObject({
    'og:title': 'Certavia',
    'og:url': `${origin}/`,
    'og:image': `${origin}/social/home.png`,
    'og:image:alt': 'Certavia',
  })
  expect(asked).toEqual(['/industries/no-such-trade', '/unknown'])
  expect(Object.fromEntries(await at('/blogs/post-1', record))).toMatchObject({
    'og:title': 'Post 1',
  })
  expect(asked).toHaveLength(2)
})

test('a page of a list links to the previous and the next page, in the body and in the head', async () => {
  const { html } = await get('/blogs?page=2')
  expect(html).toContain('<link data-head="" rel="prev" href="/blogs">')
  expect(html).toContain('href="/blogs" rel="prev"')
  expect(html).not.toContain('rel="next"')
})

test('the staff area is rendered as a shell without content', async () => {
  const { status, html } = await get('/admin', allDown)
  expect(status).toBe(200)
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('<input')
})

test('the content of a document cannot end the script element with the page data', async () => {
  const body = [textBlock('</script><script>alert(1)</script>')]
  const hostile: ContentSource = {
    ...healthy,
    groq: () => Promise.resolve({ ...post, title: '</title><img src=x onerror=alert(1)>', body }),
  }
  const { html } = await get('/sanity/blogs/post-1', hostile)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
})

test('the router serves exactly the existing pages', () => {
  const own = [paths.home, paths.blogs(), paths.blog('a'), paths.cmsCaseStudy('a'), paths.admin]
  expect(own.filter((path) => !serves(path))).toEqual([])
  expect([paths.studio, '/api/blogs/', '/lake/x', '/blogs/a/b'].filter(serves)).toEqual([])
})
