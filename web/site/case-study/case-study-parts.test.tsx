import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FiguresPlate } from './figures-plate.tsx'
import { ServiceLinks } from './service-links.tsx'

const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<svg[^>]*>.*?<\/svg>/gs, ' ')
    .replaceAll(/<span[^>]*aria-hidden[^>]*>.*?<\/span>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('FiguresPlate', () => {
  test.each([
    [{ label: 'Turnaround', value: '24', unit: 'hours' }, 'Twenty-four hours Turnaround'],
    [{ label: 'Places', value: '100+', unit: 'countries' }, '100+ countries Places'],
    [{ label: 'Files found', value: '98', unit: '%' }, '98% Files found'],
    [{ label: 'Registers', value: '7', unit: null }, '7 Registers'],
  ])('repeats the engraved figure %o in words', (result, words) => {
    const plate = renderToStaticMarkup(
      <FiguresPlate
        results={[result]}
        slug="case"
        isExample={false}
        family="screening"
        mark={undefined}
      />,
    )
    expect(wordsOf(plate)).toBe(`Results in figures ${words}`)
  })

  test('shows one plate and at most two notes', () => {
    const results = ['1', '2', '3', '4'].map((value) => ({ label: `L${value}`, value, unit: null }))
    const plate = renderToStaticMarkup(
      <FiguresPlate
        results={results}
        slug="case"
        isExample={false}
        family="data"
        mark={undefined}
      />,
    )
    expect(wordsOf(plate)).toBe('Results in figures 1 L1 2 L2 3 L3')
  })

  test('renders nothing without figures', () => {
    expect(
      renderToStaticMarkup(
        <FiguresPlate results={[]} slug="case" isExample={false} family="data" mark={undefined} />,
      ),
    ).toBe('')
  })
})

test('links services of the catalogue and renders other services as plain text', () => {
  expect(renderToStaticMarkup(<ServiceLinks slugs={['criminal-check', 'archive-visit']} />)).toBe(
    '<ul><li><a class="fact-link" href="/criminal-check">Criminal check</a></li><li>archive visit</li></ul>',
  )
})
