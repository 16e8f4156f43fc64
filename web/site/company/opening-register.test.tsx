import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Opening } from '#shared/content/job-opening.ts'
import { page } from '#shared/pages/company/careers.ts'
import { openingTexts } from '#shared/pages/company/opening-texts.ts'
import { textBlock } from '#web/testing/fixtures.test-support.ts'
import { EmptyRegister } from './empty-register.tsx'
import { OpeningRegister } from './opening-register.tsx'

const opening = (fields: Partial<Opening> = {}): Opening => ({
  id: 'o',
  slug: 'analyst',
  status: 'published',
  title: 'Analyst',
  team: 'Sources',
  place: 'Remote',
  employment: 'fixed_term',
  summary: 'You ask.',
  body: [textBlock('What you do', { style: 'h4' }), textBlock('The work.')],
  published_at: '2026-01-01T00:00:00Z',
  closes_at: '2027-12-31T17:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...fields,
})

const vacancies = { ...openingTexts, example: undefined }

const render = (...openings: readonly Opening[]) =>
  renderToStaticMarkup(<OpeningRegister copy={vacancies} openings={openings} />)

test('the table of openings shows an opening with its terms as text, a collapsed description, and how to apply', () => {
  const html = render(opening())
  expect(html).toContain('<li class="opening" id="analyst">')
  for (const words of ['Sources', 'Remote', 'Fixed term', '31 December 2027', 'You ask.']) {
    expect(html).toContain(words)
  }
  expect(html).toMatch(/<details><summary>Read more<span class="sr-only">: Analyst/)
  expect(html).toContain('<h4 class="article-heading">What you do</h4><p>The work.</p>')
  expect(html).toContain('subject=Application%3A%20Analyst')
})

test('the table of openings shows example openings without buttons, and one note that applications are not accepted', () => {
  const example = 'These are example openings, and applications are not accepted.'
  const html = renderToStaticMarkup(
    <OpeningRegister
      copy={{ ...openingTexts, example }}
      openings={[opening(), opening({ id: 'p' })]}
    />,
  )
  expect(html.split('applications are not accepted')).toHaveLength(2)
  expect(html).not.toMatch(/mailto:|Apply by email/u)
})

test.each([
  ['without a closing date', { closes_at: null }, openingTexts.noEnd],
  ['with an unknown kind of employment', { employment: 'zero_hours' }, 'Sources'],
  ['without a team or place', { team: null, place: '' }, 'Fixed term'],
] as const)('the table of openings shows the terms of an opening %s', (_name, fields, words) => {
  const html = render(opening(fields))
  expect(html).toContain(words)
  expect(html).not.toMatch(/null|undefined|zero_hours|<dd><\/dd>/)
})

test('the table of openings has nothing to open for an opening without a description', () => {
  expect(render(opening({ body: [] }))).not.toContain('<details>')
})

test('the message for a table without openings contains a link', () => {
  const html = renderToStaticMarkup(<EmptyRegister {...page.openings.none} />)
  expect(html).toContain('No position is open today')
  expect(html).toContain('href="/contact"')
})
