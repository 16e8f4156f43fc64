import '#web/testing/browser/styles.test-support.ts'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import { linesOf } from '#web/testing/browser/layout.test-support.ts'
import { FactsLine } from './facts-line.tsx'

const pages = await Promise.all(
  Object.values({ ...servicePages, ...solutionPages }).map(async (load) => (await load()).page),
)

afterEach(async () => {
  await cleanup()
  await page.viewport(1366, 900)
})

test.for([320, 390, 640, 768, 1024, 1440])(
  'no short word of a fact is alone on a line, and no word is broken, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    await render(pages.map(({ slug, facts }) => <FactsLine key={slug} facts={facts} />))
    await document.fonts.ready
    const values = [...document.querySelectorAll('.facts-line dd')]
    expect(values.length).toBeGreaterThan(100)
    const alone = values
      .map(linesOf)
      .filter((lines) => lines.slice(0, -1).some((line) => line.length <= 3))
    expect(alone).toEqual([])
    const isBroken = (value: Element) =>
      linesOf(value).flatMap((line) => line.split(/\s/)).length >
      value.textContent.split(/\s/).length
    expect(values.filter(isBroken).map((value) => value.textContent)).toEqual([])
  },
)

test('facts of several words are in two columns on a tablet, and in four columns in a wider window', async () => {
  const columns = () =>
    getComputedStyle(
      document.querySelector('.facts-line') ?? document.body,
    ).gridTemplateColumns.split(' ').length
  await page.viewport(768, 900)
  await render(<FactsLine facts={pages.at(0)?.facts ?? []} />)
  expect(columns()).toBe(2)
  await page.viewport(1024, 900)
  expect(columns()).toBe(4)
})
