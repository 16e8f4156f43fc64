import { page as privacyPolicy } from '#shared/pages/legal/privacy-policy.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Statement } from './intent.ts'

/** Quick replies to questions of candidates about their own data. */
export const FOR_CANDIDATES = ['Help for Candidates', 'Contact Support'] as const

/** Text with its first letter in lower case, for use within a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Creates a statement. */
export const says = (text: string, source: Statement['source']): Statement => ({ text, source })

/** Statement with the sentence of a section of the privacy policy that contains some words. Empty if there is no such sentence. */
export function policySays(section: string, words: string): readonly Statement[] {
  const { title = '', blocks = [] } = privacyPolicy.sections.find(({ id }) => id === section) ?? {}
  const sentence = blocks
    .flatMap((block) =>
      block.kind === 'text' && typeof block.text === 'string' ? [block.text] : [],
    )
    .flatMap((text) => text.split(/(?<=[.?!]) /u))
    .find((one) => one.includes(words))
  return sentence === undefined
    ? []
    : [
        says(sentence, {
          title: `${privacyPolicy.heading}: ${title}`,
          url: `${paths.privacyPolicy}#${section}`,
        }),
      ]
}
