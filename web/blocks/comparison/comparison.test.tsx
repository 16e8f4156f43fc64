import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GRAPHIC_NAMES } from '#shared/content/blocks/comparison.ts'
import { ComparisonTable } from './comparison-table.tsx'

const rows = [
  ['Owner', 'Before', 'After'],
  ['First, registered', '55', '55'],
  ['Second, unknown', '45', '45'],
]

const draw = (graphic: (typeof GRAPHIC_NAMES)[number], cells = rows) =>
  renderToStaticMarkup(
    <ComparisonTable graphic={graphic} caption="Shares" headerRow rows={cells} />,
  )

test.each(GRAPHIC_NAMES)(
  'a comparison drawn as %s shows the values before and after, and the figures as text',
  (graphic) => {
    const markup = draw(graphic)
    expect(markup.match(/<svg[^>]*role="img"/g)).toHaveLength(2)
    expect(markup).toContain('<title>Shares, Before</title>')
    expect(markup).toContain('<desc>First, registered: 55; Second, unknown: 45</desc>')
    expect(markup).toContain('<td>First, registered</td>')
    expect(markup).not.toMatch(/NaN|undefined|style=/)
  },
)

test.each(GRAPHIC_NAMES)(
  'a comparison drawn as %s shows the texts and units of its cells',
  (graphic) => {
    const markup = draw(graphic, [
      ['Owner', '**Before**', '[After](https://example.com)'],
      ['[Registry](https://example.com)', '55 %', '55 %'],
      ['**Total**', '45 %', '45 %'],
    ])
    const drawn = [...markup.matchAll(/<svg.*?<\/svg>/gs)].join('')
    expect(drawn).toContain('<title>Shares, After</title>')
    expect(drawn).toContain('<desc>Registry: 55 %; Total: 45 %</desc>')
    expect(drawn).toMatch(/<text[^>]*>Registry<\/text>/)
    expect(drawn).toMatch(/<text[^>]*>55 %<\/text>/)
    expect(drawn).not.toMatch(/\*\*|https/)
  },
)

test('a comparison shows only the table if its cells cannot be drawn', () => {
  const markup = draw('bars', [
    ['Owner', 'Before', 'After'],
    ['First', 'many', 'few'],
  ])
  expect(markup).not.toContain('<svg')
  expect(markup).toContain('<td>many</td>')
})
