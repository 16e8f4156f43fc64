import { site } from '../../site.ts'
import type { LetterField } from './partners.ts'

/** A mailto address of the company with `fields` as the lines of the message, to be filled in by the sender. */
export function letterHref(subject: string, fields: readonly LetterField[] = []): string {
  const body = fields.map(({ label }) => `${label}:\r\n\r\n`).join('')
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') parts.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${site.contactEmail}?${parts.join('&')}`
}
