import { expect, it } from 'vitest'
import { createMarkdownPages } from './markdown-pages.ts'

const origin = 'https://example.com'
const path = '/blogs/a'

/** Fields of a published blog, as its REST operation returns them. */
const fieldsOf = (title: string) => ({
  id: 'a',
  slug: 'a',
  title,
  subtitle: null,
  excerpt: `Excerpt of ${title}`,
  cover_image: null,
  category: null,
  author: null,
  tags: [],
  featured: false,
  published_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-01T09:00:00Z',
  reading_minutes: 1,
  seo: {
    title: null,
    description: null,
    keywords: [],
    og_image: null,
    noindex: false,
    canonical: null,
  },
  body: [],
  related: [],
  update_note: '',
  updated_on: null,
  previous: null,
  next: null,
  status: 'published',
})

/** Opens the Markdown version of one blog, whose page always has the same entity tag. `stop` delays the next read of the blog's fields. */
function setUp() {
  let title = 'First'
  let delay: Promise<void> | undefined
  const reading: (() => void)[] = []
  const markdown = createMarkdownPages({
    origin,
    headers: {},
    page: async () => new Response('<main></main>', { headers: { etag: '"same"' } }),
    exists: async () => true,
    moved: async () => undefined,
    fields: async () => {
      const fields = fieldsOf(title)
      for (const begun of reading.splice(0)) begun()
      await delay
      return fields
    },
    isPlain: () => true,
  })
  const read = async () => {
    const response = await markdown.fetch(new Request(`${origin}${path}.md`), '192.0.2.1')
    return (await response?.text()) ?? ''
  }
  return {
    read,
    publish: (text: string) => {
      title = text
      markdown.changed()
    },
    /** Delays the next reads of fields. Resolves when the first of them has begun. */
    stop: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = promise
      const begun = new Promise<void>((done) => reading.push(done))
      return { begun, proceed: resolve }
    },
  }
}

it('the Markdown of an article is updated by a publication that does not change its page', async () => {
  const { read, publish } = setUp()
  expect(await read()).toContain('First')
  publish('Second')
  expect(await read()).toContain('Second')
})

it('the Markdown of an article is current for requests after a publication, even if a conversion was running', async () => {
  const { read, publish, stop } = setUp()
  const { begun, proceed } = stop()
  const before = read()
  await begun
  publish('Second')
  const during = read()
  proceed()
  expect(await before).toContain('First')
  expect(await during).toContain('Second')
  expect(await read()).toContain('Second')
})
