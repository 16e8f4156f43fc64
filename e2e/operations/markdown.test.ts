import { fromHtml } from 'hast-util-from-html'
import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'
import { describe, expect, test } from 'vitest'
import { sitemapPaths } from '../support/content/metadata.ts'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { parseMarkdown } from '#shared/markdown/markdown-to-html.ts'
import { articleAt, markdownPath } from '#shared/paths/markdown-paths.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })

const read = async (path: string) => {
  const response = await ask(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

interface Heading {
  readonly level: number
  readonly text: string
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function htmlText(node: HtmlNodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.properties['ariaHidden'] === 'true') return ''
  return 'children' in node ? node.children.map(htmlText).join('') : ''
}

/** Headings of the main part of a page, the title first. */
function htmlHeadings(html: string): readonly Heading[] {
  const found: Heading[] = []
  const visit = (node: HtmlNodes, isMain: boolean) => {
    if (node.type === 'element') {
      if (node.properties['ariaHidden'] === 'true') return
      const level = /^h(?<level>[1-6])$/.exec(node.tagName)?.groups?.['level']
      if (isMain && level !== undefined)
        found.push({ level: Number(level), text: words(htmlText(node)) })
    }
    if (!('children' in node)) return
    const isInside = isMain || (node.type === 'element' && node.tagName === 'main')
    for (const child of node.children) visit(child, isInside)
  }
  visit(fromHtml(html), false)
  return found.toSorted((a, b) => Number(b.level === 1) - Number(a.level === 1))
}

function markdownText(node: MarkdownNodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(markdownText).join('') : ''
}

const markdownHeadings = (markdown: string): readonly Heading[] =>
  parseMarkdown(markdown).children.flatMap((node) =>
    node.type === 'heading' ? [{ level: node.depth, text: words(markdownText(node)) }] : [],
  )

function linksOf(node: MarkdownNodes): string[] {
  const own = node.type === 'link' || node.type === 'image' ? [node.url] : []
  return 'children' in node ? [...own, ...node.children.flatMap(linksOf)] : own
}

describe('the Markdown version of a page', () => {
  test.each(publicPages.map(({ path }) => [path]))(
    'contains the headings of %s and absolute links',
    async (path) => {
      const page = await read(path)
      const { status, headers, text } = await read(markdownPath(path))
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('link')).toBe(`<${site.url}${path}>; rel="canonical"`)
      expect(markdownHeadings(text)).toEqual(htmlHeadings(page.text))
      for (const link of linksOf(parseMarkdown(text)))
        expect(link).toMatch(/^(https?:|mailto:|tel:)/)
      expect(page.headers.get('vary')?.split(/,\s*/)).toContain('Accept')
      expect(page.text).toContain(
        `<link data-head="" rel="alternate" type="text/markdown" href="${site.url}${markdownPath(path)}">`,
      )
    },
  )

  test('exists for every article', async () => {
    const articles = (await sitemapPaths(site.url)).filter((path) => articleAt(path) !== undefined)
    expect(articles.length).toBeGreaterThan(30)
    for (const path of articles) {
      const { status, text } = await read(markdownPath(path))
      expect(status, path).toBe(200)
      const title = htmlHeadings((await read(path)).text)[0]?.text
      expect(text, path).toContain(`# ${title}`)
    }
  })

  test('is revalidated with its entity tag', async () => {
    const first = await ask('/about.md')
    const etag = first.headers.get('etag') ?? ''
    const second = await ask('/about.md', { 'if-none-match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const head = await fetch(`${site.url}/about.md`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  test.each([
    '/nothing.md',
    '/.md',
    '/index.md.md',
    '/about.md.md',
    '/About.md',
    '/blogs/.md',
    '/blogs/nothing.md',
    '/case-studies/nothing.md',
    '/blogs/a/b.md',
    '/blogs/%.md',
    '/blogs/%2F.md',
    '/blogs/%00.md',
    '/admin.md',
    '/search.md',
    '/booking.md',
    `/blogs/${'a'.repeat(3_000)}.md`,
  ])('does not exist at %s', async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404)
  })
})

describe('the page', () => {
  test.each([
    [paths.home, '/index.md'],
    [paths.about, '/about.md'],
    [paths.blogs(), '/blogs.md'],
    [paths.blog('an-address-is-a-period'), '/blogs/an-address-is-a-period.md'],
  ])('at %s redirects clients that prefer Markdown to %s', async (path, target) => {
    for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.5']) {
      const { status, headers } = await ask(path, { accept })
      expect([status, headers.get('location')]).toEqual([302, target])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([[paths.home], [paths.about], [paths.blogs()]])(
    'is HTML for browsers, even if Markdown was requested before, and comes from the cache: %s',
    async (path) => {
      for (const accept of [BROWSER, '*/*', BROWSER]) {
        await ask(path, { accept: 'text/markdown' })
        const { status, headers } = await ask(path, { accept })
        expect(status).toBe(200)
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      }
      expect((await ask(path, { accept: BROWSER })).headers.get('server-timing')).toContain('hit')
    },
  )

  test('is sent as HTML if parameters select other content', async () => {
    const { status } = await ask(paths.blogs({ page: 2 }), { accept: 'text/markdown' })
    expect(status).toBe(200)
  })

  test('is sent as HTML, whatever the Accept header contains, if it has no Markdown version', async () => {
    const { status, headers } = await ask(paths.search(), { accept: 'text/markdown' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('vary') ?? '').not.toMatch(/Accept(?!-)/)
  })
})

test('the summary for language models (llms.txt) links to Markdown versions that exist', async () => {
  const { status, headers, text } = await read(wellKnownPaths.llms)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^# Certavia\n\n> .+\n/)
  const links = linksOf(parseMarkdown(text)).filter((link) => link.endsWith('.md'))
  expect(links.length).toBeGreaterThan(publicPages.length)
  for (const { path } of publicPages) expect(links).toContain(site.url + markdownPath(path))
  for (const link of links) expect((await fetch(link)).status, link).toBe(200)
})
