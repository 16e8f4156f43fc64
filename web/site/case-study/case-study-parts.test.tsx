import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CaseStudyDetail } from '#shared/content/article.ts'
import { caseStudyDetail } from '#web/testing/fixtures.test-support.ts'
import { CaseFacts } from './case-facts.tsx'
import { ServiceLinks } from './service-links.tsx'

const factsOf = (results: CaseStudyDetail['results']) =>
  renderToStaticMarkup(<CaseFacts study={{ ...caseStudyDetail, results }} />)

describe('CaseFacts', () => {
  test.each([
    [{ label: 'Turnaround', value: '24', unit: 'hours' }, '24 hours'],
    [{ label: 'Files found', value: '98', unit: '%' }, '98%'],
    [{ label: 'Registers', value: '7', unit: null }, '7'],
  ])('shows the figure %o as %s', (result, figure) => {
    expect(factsOf([result])).toContain(`<dt>${result.label}</dt><dd>${figure}</dd>`)
  })

  test('shows at most two figures, and no list of figures without figures', () => {
    const results = ['1', '2', '3'].map((value) => ({ label: `L${value}`, value, unit: null }))
    const markup = factsOf(results)
    expect(markup).toContain('<dt>L2</dt>')
    expect(markup).not.toContain('L3')
    expect(factsOf([])).not.toContain('case-numbers')
  })
})

test('ServiceLinks links services of the catalogue and renders other services as plain text', () => {
  expect(renderToStaticMarkup(<ServiceLinks slugs={['criminal-check', 'archive-visit']} />)).toBe(
    '<ul><li><a class="fact-link" href="/criminal-check">Criminal check</a></li><li>archive visit</li></ul>',
  )
})
