import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { industries } from '#shared/pages/catalogue/catalogue.ts'
import { dossierOf, dossiers } from '#shared/pages/dossiers.ts'
import { industryPages } from '#shared/pages/catalogue/industry-pages.ts'
import type { IndustryPage } from '#shared/pages/catalogue/page-copy.ts'
import { coverWords } from './cover-mark.tsx'
import { IndustryDossier } from './industry-dossier.tsx'

const pages = await Promise.all(
  Object.values(industryPages).map(async (load) => (await load()).page),
)

const render = (page: IndustryPage) => {
  const dossier = dossierOf(page.slug)
  if (dossier === undefined) throw new Error(`no dossier of ${page.slug}`)
  return renderToStaticMarkup(<IndustryDossier page={page} dossier={dossier} />)
}

/** Removes the tags of links without adding spaces, because a link can be part of a word. */
const unlinked = (html: string) => html.replaceAll(/<a class="prose-link"[^>]*>([^<]*)<\/a>/g, '$1')

const textOf = (html: string) =>
  unlinked(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const escaped = (text: string) => text.replaceAll('&', '&amp;')

test.each(pages)('the guide for $slug has one h1, unique ids and all its texts', (page) => {
  const html = render(page)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size, 'every id once').toBe(ids.length)
  const text = textOf(html)
  const { risks, roles, situation, regulation, questions, related } = page
  for (const part of [
    page.heading,
    page.lede,
    ...[risks, roles, situation, regulation, questions, related].map(({ heading }) => heading),
    ...situation.paragraphs,
    ...regulation.points.map((point) => point.text),
    ...questions.items.map((item) => item.answer),
    page.closing,
  ]) {
    expect(text).toContain(escaped(part).replaceAll(/\s+/g, ' '))
  }
})

test.each(pages)(
  'each cell in the matrix of $slug has a text that says if the check is a main or a supporting one',
  ({ ...page }) => {
    const { checks, rows } = page.risks
    const [, body = ''] =
      /<table class="matrix-table">.*?<tbody>(.*?)<\/tbody>/s.exec(render(page)) ?? []
    const cells = body
      .split('<tr>')
      .slice(1)
      .map((row) =>
        [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell).trim()),
      )
    expect(cells).toEqual(
      rows.map(({ cover }) => checks.map(({ slug }) => coverWords[cover[slug] ?? 'none'].cell)),
    )
  },
)

test.each(pages)(
  'the matrix of $slug assigns to risks only checks that have a column',
  ({ risks }) => {
    const columns = new Set<string>(risks.checks.map(({ slug }) => slug))
    const strays = risks.rows.flatMap(({ cover }) =>
      Object.keys(cover).filter((slug) => !columns.has(slug)),
    )
    expect(strays).toEqual([])
  },
)

const hasRightToWork = ({ roles }: IndustryPage) =>
  roles.table.rows.flat().some((cell) => cell.toLowerCase().includes('right to work'))

test.each(pages)(
  'the guide for $slug contains the review date of its section on law, and calls its worked example illustrative',
  (page) => {
    const text = textOf(render(page))
    expect(text).toContain('General information, not legal advice. Last reviewed November 2026.')
    expect(text).toContain('Illustrative example. The people and companies are invented.')
    expect(text).toContain('Industry guide')
    expect(text).not.toMatch(/dossier/i)
  },
)

test.each(pages)(
  'the guide for $slug says that right-to-work checks stay with the employer exactly if a role mentions these checks',
  (page) => {
    const told = textOf(render(page)).includes(
      'Right-to-work checks stay with you as the employer.',
    )
    expect(told).toBe(hasRightToWork(page))
  },
)

test('eight guides mention right-to-work checks', () => {
  expect(pages.filter(hasRightToWork)).toHaveLength(8)
})

test.each(pages)('the matrix of $slug explains its empty cells once', (page) => {
  const [caption] = /<caption class="sr-only">.*?<\/caption>/s.exec(render(page)) ?? []
  expect(caption).toContain('An empty cell means that the check is not needed for the risk.')
})

test('the list of industries (cabinet) links to the page of every industry', () => {
  expect(dossiers.map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug))
  expect(dossierOf('banking-financial')).toMatchObject({
    section: { title: 'Financial & Professional Services' },
  })
  expect(dossierOf('no-such-trade')).toBeUndefined()
})
