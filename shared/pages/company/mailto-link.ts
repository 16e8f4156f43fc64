import { site } from '#shared/company/site.ts'

/** A line of an application, for the sender to fill in. */
export interface LetterField {
  readonly label: string
}

/** A mailto address of the company with `fields` as the lines of the message, to be filled in by the sender. */
export function letterHref(subject: string, fields: readonly LetterField[] = []): string {
  const body = fields.map(({ label }) => `${label}:\r\n\r\n`).join('')
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') parts.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${site.contactEmail}?${parts.join('&')}`
}
