import { page as privacyPolicy } from '#shared/pages/legal/privacy-policy.ts'
import { paths } from '#shared/paths/paths.ts'
import type { CompanyPageOf } from '#shared/pages/catalogue/page-copy.ts'
import type { Statement } from './intent.ts'

/** Paragraph of a page, which can contain links. */
type LinkedText = CompanyPageOf<'candidates'>['dispute']['paragraphs'][number]

/** Quick replies to questions of candidates about their own data. */
export const FOR_CANDIDATES = ['Help for Candidates', 'Contact Support'] as const

/** Text with its first letter in lower case, for use within a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Creates a statement. */
export const says = (text: string, source: Statement['source']): Statement => ({ text, source })

/** Text of a paragraph, with the labels of its links but without their addresses. */
export const proseOf = (text: LinkedText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.label)).join('')

/** First sentence of a text that contains the given words. An empty string if there is none. */
export const sentenceWith = (text: string, words: string): string =>
  text.split(/(?<=[.?!]) /u).find((sentence) => sentence.includes(words)) ?? ''

/** Sentences of a text from index `from` up to, but not including, index `to`. */
export const sentencesOf = (text: string, from: number, to?: number): string =>
  text
    .split(/(?<=[.?!]) /u)
    .slice(from, to)
    .join(' ')

/**
 * Statement that quotes the sentence with the given words from a section of the privacy policy. Empty if the section has no such sentence.
 */
export function policySays(section: string, words: string): readonly Statement[] {
  const { title = '', blocks = [] } = privacyPolicy.sections.find(({ id }) => id === section) ?? {}
  const sentence = blocks
    .map((block) =>
      block.kind === 'text' && typeof block.text === 'string'
        ? sentenceWith(block.text, words)
        : '',
    )
    .find((one) => one !== '')
  return sentence === undefined
    ? []
    : [
        says(sentence, {
          title: `${privacyPolicy.heading}: ${title}`,
          url: `${paths.privacyPolicy}#${section}`,
        }),
      ]
}
