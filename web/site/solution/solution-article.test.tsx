import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { servicesOf } from '#shared/pages/catalogue/catalogue-places.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { SolutionArticle } from './solution-article.tsx'

const pages = await Promise.all(
  Object.values(solutionPages).map(async (load) => (await load()).page),
)

describe.each(pages.map((page) => [page.slug, page] as const))(
  'the page of the solution %s',
  (slug, page) => {
    const html = renderToStaticMarkup(<SolutionArticle page={page} />)
    const { columns, links, description } = page.flow
    const stations = columns.flatMap((column) => column.stations)

    test('the page shows the flow as ordered lists of stations, with a text that describes it', () => {
      const figure = /<figure[^]*?<\/figure>/.exec(html)?.[0] ?? ''
      expect(figure).toContain(`<figcaption class="sr-only">${description}</figcaption>`)
      const letters = [...figure.matchAll(/flow-letter"[^>]*>(\w)</g)].map(([, letter]) => letter)
      expect(letters.join('')).toBe('abcdefghijklmnopqrst'.slice(0, stations.length))
      for (const { title, service } of stations) {
        const name = title.replaceAll('&', '&amp;')
        expect(figure).toContain(
          service === undefined ? name : `<a href="${paths.service(service)}">${name}</a>`,
        )
      }
    })

    test('the drawing of the flow has a bundle of at least seven lines for each connection', () => {
      const lines = /class="engraving flow-lines"[^]*?d="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(lines.split('M').length - 1).toBeGreaterThanOrEqual(7 * links.length)
      expect(lines.length).toBeLessThan(12 * 1024)
    })

    test('the flow connects only stations that exist', () => {
      const ids = new Set(stations.map(({ id }) => id))
      expect(ids.size).toBe(stations.length)
      for (const { from, to } of links) expect(ids.has(from) && ids.has(to)).toBe(true)
    })

    test('the page of a solution links to every service of its line of work', () => {
      for (const service of servicesOf(slug)) {
        expect(html).toContain(`href="${paths.service(service)}"`)
      }
    })

    test('the page of a solution has one h1, no inline styles and no duplicate ids', () => {
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toContain('style=')
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })
  },
)
