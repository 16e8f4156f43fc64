import { describe, expect, it } from 'vitest'
import { ALL_TAGS } from '#shared/content/change-tags.ts'
import { createPageFacts } from './page-facts.ts'
import type { Render } from './web-entry.ts'

const origin = 'https://example.com'

/**
 * Creates the metadata of two pages with documents. `titles` contains their texts, which a test can change; `renders` the path of each
 * render.
 */
function setUp() {
  const titles = new Map([
    ['/a', 'First'],
    ['/b', 'Other'],
  ])
  const renders: string[] = []
  let delay: Promise<void> | undefined
  const render: Render = async ({ request, source }) => {
    const { pathname } = new URL(request.url)
    renders.push(pathname)
    await source.rest(pathname)
    const content = titles.get(pathname) ?? ''
    await delay
    const attributes = { property: 'og:title', content }
    return { status: 200, html: '', head: [{ name: 'meta', attributes }], origin: 'cms' }
  }
  const facts = createPageFacts({
    render,
    content: {
      groq: () => Promise.reject(new Error('not used')),
      rest: async (path) => ({ data: null, tags: [`tag of ${path}`, 'blog'], types: [] }),
    },
    origin,
    mayKeep: true,
    documentOf: (path) => `page${path}`,
  })
  return {
    facts,
    renders,
    titles,
    title: async (path: string) => (await facts.of(path))?.openGraph['og:title'],
    stop: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = promise
      return resolve
    },
  }
}

describe('the metadata of pages', () => {
  it('only the metadata of the page whose document has changed are read from a new render', async () => {
    const { facts, renders, titles, title } = setUp()
    expect([await title('/a'), await title('/b')]).toEqual(['First', 'Other'])
    titles.set('/a', 'Second')
    facts.changed({ ids: ['page/a', 'post'], tags: ['blog'] })
    expect([await title('/a'), await title('/b')]).toEqual(['Second', 'Other'])
    facts.changed({ ids: ['post'], tags: ['blog'] })
    expect([await title('/a'), await title('/b')]).toEqual(['Second', 'Other'])
    expect(renders).toEqual(['/a', '/b', '/a'])
  })

  it.each([
    ['with a tag of a change without ids', ['tag of /a'], ['/a', '/b', '/a']],
    ['after a change that may affect all', ALL_TAGS, ['/a', '/b', '/a', '/b']],
  ])('metadata are read from a new render for pages %s', async (_, tags, expected) => {
    const { facts, renders, title } = setUp()
    await title('/a')
    await title('/b')
    facts.changed({ ids: [], tags })
    await title('/a')
    await title('/b')
    expect(renders).toEqual(expected)
  })

  it('metadata are not cached if the text changes during the render', async () => {
    const { facts, titles, title, stop } = setUp()
    const proceed = stop()
    const before = title('/a')
    await Promise.resolve()
    await Promise.resolve()
    titles.set('/a', 'Second')
    facts.changed({ ids: ['page/a'], tags: [] })
    proceed()
    await before
    expect(await title('/a')).toBe('Second')
  })
})
