import type { Finding } from './ports.ts'
import { pathOf } from './quotation.ts'

/** Requests for an overview of a subject, such as "tell me about criminal checks". */
const REQUEST =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:tell (?:me|us) (?:more |something |all )?about|explain|describe)|(?:i|we)(?: would|'d)? (?:like|want) to know (?:more )?about|what(?:'s| is| are)(?! (?:the|your|my|our|their|its|his|her)\b)) (?:(?:an?|the|your) )?(?<subject>[\p{L}\p{N}][\p{L}\p{N} '&-]*?)(?: please)?[?.! ]*$/u

/** Lower-case words of a text, without plural endings. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/u, ''))

/** Introduction of a page, if a question in lower case asks for an overview of the page's title and nothing else; otherwise undefined. */
export function overviewIn(question: string, findings: readonly Finding[]): Finding | undefined {
  const subject = REQUEST.exec(question.replaceAll('’', "'"))?.groups?.['subject']
  if (subject === undefined) return undefined
  const asked = wordsOf(subject).join(' ')
  return findings.find(
    ({ passage: { kind, url, page } }) =>
      kind === 'page' && url === pathOf(url) && wordsOf(page.toLowerCase()).join(' ') === asked,
  )
}
