import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderPublicPages } from './public-texts.test-support.ts'
import { articles, bodyOf, slugOf } from '#seed/content.test-support.ts'
import { pageText } from '#shared/pages/page-text.ts'
import { rangeText } from '#shared/pages/planning.ts'
import { claimsEntry } from '#shared/assistant-claims.ts'
import { servicePages } from '#shared/pages/service-pages.ts'
import { solutionPages } from '#shared/pages/solution-pages.ts'
import { blockText } from '#shared/portable-text.ts'

/** Words that promise a day. */
const DAY = /\b24[- ]hours?\b|\b(?:one|same|next) (?:working )?day\b/iu

/** Sentences of other meaning, each with the reason. */
const allowed: readonly (readonly [text: RegExp, reason: string])[] = [
  [
    /^24 hours after (?:the last try|it was first sent)$/u,
    'retention period of the privacy policy',
  ],
  [/shows what you sent until 24 hours later/u, 'how long a receipt can be opened'],
  [/until the next day’s first count/u, 'how long a network address stays in memory'],
]

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim())

const isReplyPromise = (text: string) =>
  /within 24 hours/iu.test(text) &&
  /\breply|\brepl(?:y|ies)\b|hear from us|Monday to Friday/iu.test(text)
const isQualified = (text: string) => /24[- ]hours?/iu.test(text) && /\bonline\b/iu.test(text)
const isSentence = (text: string) => /[.?…]$/u.test(text)
const isPlanned = (text: string) => !isSentence(text) && text.includes(rangeText('watchlist'))
const isAllowed = (text: string) => allowed.some(([form]) => form.test(text))

/** Promises of a day that are neither the reply promise, nor the claim with its condition, nor a row of the planning table. */
const bare = (texts: readonly string[]) =>
  texts
    .flatMap(sentencesOf)
    .filter((text) => DAY.test(text))
    .filter((text) => !isReplyPromise(text) && !isPlanned(text) && !isAllowed(text))
    .filter((text) => !(isQualified(text) && (isSentence(text) || /-hour/u.test(text))))

const pages = await renderPublicPages()
const seeded = [...articles('blog'), ...articles('caseStudy')]

test('a rendered page promises a day only as a reply, with its condition or from the planning table', () => {
  expect(pages.length).toBeGreaterThan(70)
  const found = pages.flatMap(({ path, texts }) => bare(texts).map((text) => `${path}: ${text}`))
  expect([...new Set(found)]).toEqual([])
})

test('an article, its lists and its metadata promise a day only with its condition', () => {
  expect(seeded.length).toBeGreaterThan(30)
  const found = seeded.flatMap((article) => {
    const { body, ...fields } = article
    const texts = [...bodyOf(article).map(blockText), ...pageText(fields), ...pageText(body)]
    return bare(texts).map((text) => `${slugOf(article)}: ${text}`)
  })
  expect([...new Set(found)]).toEqual([])
})

test('the assistant’s facts promise a day only with its condition', () => {
  expect(DAY.test(claimsEntry.text)).toBe(true)
  expect(bare(claimsEntry.text.split('\n'))).toEqual([])
})

test('service and solution pages type no planning range', async () => {
  const sources = [
    ...Object.keys(servicePages).map((slug) => `services/${slug}`),
    ...Object.keys(solutionPages).map((slug) => `solutions/${slug}`),
    'service-lines',
    'hubs/turnaround',
  ]
  const typed = await Promise.all(
    sources.map(async (name) => {
      const source = await readFile(new URL(`../shared/pages/${name}.ts`, import.meta.url), 'utf8')
      return /24 hours|\d+ to \d+ (?:working days|weeks|days)\b/u.test(source) ? [name] : []
    }),
  )
  expect(typed.flat()).toEqual([])
})

test('the list of exceptions is short, each is used and has a reason', () => {
  expect(allowed.length).toBeLessThanOrEqual(10)
  const texts = [
    ...pages.flatMap((page) => page.texts),
    ...seeded.flatMap((article) => [...bodyOf(article).map(blockText), ...pageText(article)]),
  ].filter((text) => DAY.test(text))
  for (const [form, reason] of allowed) {
    expect(reason.length, String(form)).toBeGreaterThan(10)
    expect(
      texts.some((text) => form.test(text)),
      String(form),
    ).toBe(true)
  }
})
