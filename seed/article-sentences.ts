import { type Sentence, sentencesOf } from '#shared/pages/rules/voice-rules.ts'
import { blockText } from '#shared/text/portable-text.ts'
import type { DemoDocument } from './demo-content.ts'

const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the prose of an article's body: one text for each paragraph or list item, without tables, code and headings. */
const proseOf = (body: unknown): readonly string[] =>
  (Array.isArray(body) ? body : []).filter(isBlock).flatMap((block) => {
    if (block['_type'] === 'callout') return proseOf(block['content'])
    const isProse =
      block['_type'] === 'block' && ['normal', 'blockquote'].includes(String(block['style']))
    return isProse ? [blockText(block)] : []
  })

/** Returns the sentences of a post or case study in reading order: excerpt, summary, challenge and solution, then the body. */
export const articleSentences = (article: DemoDocument): readonly Sentence[] =>
  sentencesOf([
    article['excerpt'],
    article['summary'],
    article['challenge'],
    article['solution'],
    ...proseOf(article['body']),
  ])
