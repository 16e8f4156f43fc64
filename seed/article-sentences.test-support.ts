import { type Sentence, sentencesOf } from '#shared/pages/voice-rules.ts'
import { blockText } from '#shared/portable-text.ts'
import { bodyOf } from './content.test-support.ts'
import type { DemoDocument } from './demo-content.ts'

type Block = ReturnType<typeof bodyOf>[number]

/** The prose of a body, a paragraph or point of a list each. Tables, code and headings hold no sentences. */
const proseOf = (body: readonly Block[]): readonly string[] =>
  body.flatMap((block) => {
    if (block['_type'] === 'callout' && Array.isArray(block['content'])) {
      return proseOf(block['content'])
    }
    const isProse =
      block['_type'] === 'block' && ['normal', 'blockquote'].includes(String(block['style']))
    return isProse ? [blockText(block)] : []
  })

/** The sentences of a post or case study as readers meet them: the words of its head, then its text. */
export const articleSentences = (article: DemoDocument): readonly Sentence[] =>
  sentencesOf([
    article['excerpt'],
    article['summary'],
    article['challenge'],
    article['solution'],
    ...proseOf(bodyOf(article)),
  ])
