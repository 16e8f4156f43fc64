import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderPublicPages } from './public-texts.test-support.ts'
import { claimsEntry } from '#shared/company/assistant-claims.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'
import {
  allowedDays,
  barePromises,
  DAY,
} from '#shared/pages/rules/turnaround-claims.test-support.ts'

const pages = await renderPublicPages()

test('pages, metadata and structured data mention 24 hours only with the condition for replies, or in the planning table', () => {
  expect(pages.length).toBeGreaterThan(70)
  const found = pages.flatMap(({ path, texts }) =>
    barePromises(texts).map((text) => `${path}: ${text}`),
  )
  expect([...new Set(found)]).toEqual([])
})

test('the assistant’s facts mention 24 hours only with the condition for replies', () => {
  expect(DAY.test(claimsEntry.text)).toBe(true)
  expect(barePromises(claimsEntry.text.split('\n'))).toEqual([])
})

test('service and solution pages contain no hard-coded planning range', async () => {
  const sources = [
    ...Object.keys(servicePages).map((slug) => `services/${slug}`),
    ...Object.keys(solutionPages).map((slug) => `solutions/${slug}`),
    'catalogue/service-lines',
    'hubs/turnaround',
  ]
  const typed = await Promise.all(
    sources.map(async (name) => {
      const source = await readFile(
        new URL(`../../shared/pages/${name}.ts`, import.meta.url),
        'utf8',
      )
      return /24 hours|\d+ to \d+ (?:working days|weeks|days)\b/u.test(source) ? [name] : []
    }),
  )
  expect(typed.flat()).toEqual([])
})

test('the list of texts that may mention 24 hours without promising a turnaround is short, and each entry is needed and has a reason', () => {
  expect(allowedDays.length).toBeLessThanOrEqual(10)
  const texts = pages.flatMap((page) => page.texts).filter((text) => DAY.test(text))
  for (const [form, reason] of allowedDays) {
    expect(reason.length, String(form)).toBeGreaterThan(10)
    expect(
      texts.some((text) => form.test(text) || form.test(text.split('. ').at(-1) ?? '')),
      String(form),
    ).toBe(true)
  }
})
