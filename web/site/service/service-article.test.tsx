import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { familyOfService } from '#shared/pages/catalogue/catalogue.ts'
import { lawDisclaimer, reviewNote } from '#shared/pages/law-note.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { ServiceArticle } from './service-article.tsx'

const pages = await Promise.all(
  Object.values(servicePages).map(async (load) => (await load()).page),
)

const render = (page: ServicePage) => renderToStaticMarkup(<ServiceArticle page={page} />)

/** Text content of HTML, with decoded character references. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const contentOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][^]*?</${tag}>`, 'g'))].map(([element]) =>
    textOf(element),
  )

describe.each(pages.map((page) => [page.slug, page] as const))(
  'the page of the service %s',
  (_slug, page) => {
    const html = render(page)

    test('the page of a service has one h1 and numbered sections in order', () => {
      expect(contentOf(html, 'h1')).toEqual([page.heading])
      const { proof, audience, method, limits, turnaround, law, questions, related } = page
      const sections = [proof, audience, method, limits, turnaround, law, questions]
      expect(contentOf(html, 'h2')).toEqual([
        ...sections.map(({ heading }) => heading),
        related.heading,
        page.closing,
      ])
      expect(
        [...html.matchAll(/<span class="section-number">(\d+)</g)].map(([, number]) => number),
      ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    })

    test('the specimen has each note directly after its field, and marks both with the same letter', () => {
      const { fields } = page.proof.specimen
      const list = /<dl class="report-fields">([^]*?)<\/dl>/.exec(html)?.[1] ?? ''
      const groups = list
        .split('<dt>')
        .slice(1)
        .map((group) => group.split('<dd class="report-note'))
      expect(groups).toHaveLength(fields.length)
      groups.forEach(([field = '', note], index) => {
        const shown = fields[index]
        expect(textOf(field)).toContain(shown?.value)
        expect(note === undefined).toBe(shown?.note === undefined)
        if (note === undefined || shown?.note === undefined) return
        expect(textOf(note)).toContain(shown.note.title)
        expect(textOf(note)).toContain(shown.note.text)
        const letter = /<sup[^>]*>(\w)</.exec(field)?.[1]
        expect(/report-letter"[^>]*>(\w)</.exec(note)?.[1]).toBe(letter)
      })
    })

    test('the page of a service contains every sentence of its copy', () => {
      // Replaces no-break spaces, which bind short words of facts to the next word.
      const text = textOf(html).replaceAll('\u00a0', ' ')
      const said = [
        page.lede,
        ...page.facts.flatMap(({ label, value }) => [label, value]),
        ...page.audience.points.flatMap(({ title, text: words }) => [title, words]),
        ...page.method.steps.flatMap(({ title, text: words }) => [title, words]),
        ...page.limits.points.flatMap(({ title, text: words }) => [title, words]),
        ...page.law.points.flatMap(({ title, text: words }) => [title, words]),
        ...page.questions.items.flatMap(({ question, answer }) => [question, answer]),
        ...page.turnaround.table.columns,
        ...page.turnaround.table.rows.flat(),
        ...page.related.services.map(({ reason }) => reason),
      ]
      for (const sentence of said) expect(text).toContain(sentence)
    })

    test('the page of a service has a table with a header for each column and row', () => {
      const { columns, rows } = page.turnaround.table
      expect(html.match(/<th scope="col">/g)).toHaveLength(columns.length)
      expect(html.match(/<th scope="row">/g)).toHaveLength(rows.length)
      expect(html).toContain('<caption')
    })

    test('the page of a service shows the first point of law and the first question open', () => {
      const lists = html.split('<div class="questions">').slice(1)
      expect(lists.map((list) => list.match(/<details/g)?.length)).toEqual([
        page.law.points.length,
        page.questions.items.length,
      ])
      for (const list of lists) {
        expect(list.match(/<details[^>]* open="">/g)).toHaveLength(1)
        expect(list.search(/<details[^>]* open="">/)).toBe(list.indexOf('<details'))
      }
    })

    test('the page of a service links to the form, the booking page and all related pages', () => {
      for (const { slug } of page.related.services) {
        expect(html).toContain(`href="${paths.service(slug)}"`)
      }
      for (const slug of page.related.industries) {
        expect(html).toContain(`href="${paths.industry(slug)}"`)
      }
      // The head and the end of the page both link to the booking page, and to the form with this service as its preselected subject.
      for (const href of [paths.contactAbout(page.slug), paths.booking(page.slug)]) {
        expect(html.split(`href="${href}"`)).toHaveLength(3)
      }
    })

    test('the page of a service contains the review date of each point of law, and the factors that drive the price', () => {
      const text = textOf(html)
      expect(text).toContain(lawDisclaimer)
      expect(text.split(reviewNote(page.law.reviewed))).toHaveLength(page.law.points.length + 1)
      expect(text).toContain(`What drives the price: ${page.turnaround.price}.`)
    })

    test('the page links to the turnaround by region only if the service is a check, and to the candidates page only if it is a check of people', () => {
      const family = familyOfService(page.slug)
      expect(html.includes(`href="${paths.turnaround}"`)).toBe(
        family === 'screening' || family === 'diligence',
      )
      expect(html.includes(`href="${paths.candidates}"`)).toBe(family === 'screening')
    })

    test('the page of a service has no inline styles and no duplicate ids', () => {
      expect(html).not.toContain('style=')
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('the page of a service contains no drawing with more than 12 KB of engraved lines', () => {
      for (const [drawing] of html.matchAll(/<svg class="engraving[^]*?<\/svg>/g)) {
        expect(drawing.length).toBeLessThan(12 * 1024 + 256)
      }
    })
  },
)
