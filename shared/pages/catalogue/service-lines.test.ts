import { expect, test } from 'vitest'
import { services } from './catalogue.ts'
import { serviceLines } from './service-lines.ts'
import { serviceTexts } from './service-pages.ts'

test.each(services)('the summary line of $slug is one short sentence', ({ slug }) => {
  const { line, asked } = serviceLines[slug]
  expect(line.split(' ').length).toBeLessThanOrEqual(20)
  expect(line).toMatch(/^[^.]+\.$/)
  expect(asked).toMatch(/^[^.?]+\?$/)
})

const turnarounds = await Promise.all(
  Object.values(serviceTexts).map(async (load) => {
    const { slug, facts } = (await load()).page
    const fact = facts.find(({ label }) => ['Turnaround', 'Timing'].includes(label))
    return { slug, promised: fact?.value ?? 'Agreed in the proposal' }
  }),
)

test.each(turnarounds)(
  'the service index shows the same turnaround as the page $slug',
  ({ slug, promised }) => {
    expect(serviceLines[slug].turnaround).toBe(promised)
  },
)
