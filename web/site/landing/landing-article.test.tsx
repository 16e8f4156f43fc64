import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseLanding, type LandingPage } from '#shared/content/landing/landing-page.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { landingHead } from '#web/lib/page/landing-head.ts'
import { LandingArticle } from './landing-article.tsx'

const document = landingDocument('care-homes')

const article = (slug: string, type: 'blog' | 'caseStudy') => ({
  id: slug,
  type,
  slug,
  title: `About ${slug}`,
  cover_image: null,
  subject: slug,
})

/** Page as the queries return it, in which each row of a table is a list of its cells. */
function pageWith(change: (blocks: readonly Record<string, unknown>[]) => readonly unknown[]) {
  const blocks = document.blocks.map(({ _type, ...block }) => ({
    ...block,
    type: _type,
    ...(_type === 'landingHero' && { picture: null }),
    ...('table' in block && {
      table: { ...block.table, rows: block.table.rows.map(({ cells }) => cells) },
    }),
    ...(_type === 'landingArticles' && {
      articles: [article('retention', 'blog'), article('a-bank', 'caseStudy')],
    }),
  }))
  const page = parseLanding({
    id: 'a',
    slug: 'care-homes',
    updated_at: '2026-01-01T00:00:00Z',
    noindex: false,
    meta: document.meta,
    sections: [],
    blocks: change(blocks),
  })
  if (page === null) throw new Error('the page is invalid')
  return page
}

const render = (page: LandingPage, origin: 'cms' | 'saved' = 'cms') =>
  renderToStaticMarkup(<LandingArticle page={page} origin={origin} />)

const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&#x27;', "'"))

const whole = pageWith((blocks) => blocks)

describe('a landing page', () => {
  const html = render(whole)

  test('a landing page has one `h1`, and numbered sections in the order of the blocks', () => {
    expect(texts(html, /<h1[^>]*>([^<]+)</g)).toEqual([
      'Screen care home staff before their first shift',
    ])
    expect(texts(html, /<span class="section-number">(\d+)</g)).toEqual(
      Array.from({ length: 8 }, (_, index) => String(index + 1)),
    )
    expect(texts(html, /<h2 class="section-title">([^<]+)</g)).toEqual([
      'What the regulator expects from you',
      'What you can plan with',
      'How we screen a care worker',
      'Checks by role',
      'Care home screening: common questions',
      'Guides for care providers',
      'What your report shows',
      'When the file of a care worker is complete',
    ])
  })

  test('a landing page shows each type of block with its elements', () => {
    expect(html).toContain('<dt>UK Enhanced certificate, set by the police</dt>')
    expect(html).toContain('<dd>1 to 8 weeks</dd>')
    expect(texts(html, /<ol class="landing-steps">([^]*?)<\/ol>/g)[0]?.match(/<li>/g)).toHaveLength(
      3,
    )
    expect(html).toContain('<caption class="sr-only">Checks by role</caption>')
    expect(html).toContain('<summary><h3>Who pays for the certificate?</h3></summary>')
    expect(html).toContain('href="/blogs/retention"')
    expect(html).toContain('href="/case-studies/a-bank"')
    expect(html).toContain('aria-label="Sample: Employment check"')
    expect(texts(html, /value="(\w+)" checked=""|checked="" value="(\w+)"/g)).not.toEqual([])
  })

  test('a landing page shows the button of the closing block also in the hero', () => {
    expect(
      html.match(/<a class="button" href="\/contact">Ask about care roles<\/a>/g),
    ).toHaveLength(2)
    expect(html.match(/href="\/booking">Book a 30-minute meeting/g)).toHaveLength(2)
  })

  test('the buttons of a landing page link to the booking page if the editor has chosen this target', () => {
    const booking = render(
      pageWith((blocks) =>
        blocks.map((block) =>
          block['type'] === 'landingClosing' ? { ...block, target: 'meeting' } : block,
        ),
      ),
    )
    expect(booking).toContain('<a class="button" href="/booking">Ask about care roles</a>')
  })

  test('a landing page without a closing block has no button', () => {
    const bare = render(pageWith((blocks) => blocks.slice(0, -1)))
    expect(bare).not.toContain('<a class="button"')
  })

  test('sections with the same label get different ids', () => {
    const twice = render(
      pageWith((blocks) =>
        blocks.flatMap((block) => (block['paragraphs'] ? [block, block] : [block])),
      ),
    )
    expect(twice).toContain('id="the-duty"')
    expect(twice).toContain('id="the-duty-2"')
  })

  test('a landing page says that the content is saved while the CMS does not respond', () => {
    expect(render(whole, 'saved')).not.toBe(html)
  })
})

describe('the metadata of a landing page', () => {
  test('the head contains the address of the page, and its questions as structured data', () => {
    const head = landingHead(whole)
    expect(head).toMatchObject({
      title: 'DBS checks for care homes',
      canonical: '/care-homes',
      description: document.meta.description,
    })
    expect(head.noindex).toBeUndefined()
    expect(head.structuredData?.map(({ kind }) => kind)).toEqual(['breadcrumbList', 'faqPage'])
  })

  test('the head excludes the page from search engines if the editor has chosen this setting', () => {
    expect(landingHead({ ...whole, noindex: true }).noindex).toBe(true)
  })
})
