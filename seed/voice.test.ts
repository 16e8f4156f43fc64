import { describe, expect, test } from 'vitest'
import { voiceMisses } from '#shared/pages/rules/voice-rules.ts'
import { articleSentences } from './article-sentences.ts'
import { articles, slugOf } from './content.test-support.ts'

const all = [...articles('blog'), ...articles('caseStudy')].map((article) => ({
  name: slugOf(article),
  sentences: articleSentences(article),
}))

describe.each(all)('the article $name', ({ sentences }) => {
  test('has more than ten sentences and follows the style rules for articles', () => {
    expect(sentences.length).toBeGreaterThan(10)
    expect(voiceMisses(sentences, 'article')).toEqual([])
  })
})

test('the articles use “never” at most 25 times in total', () => {
  const text = all.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ')
  expect(text.match(/\bnever\b/giu)?.length ?? 0).toBeLessThanOrEqual(25)
})
