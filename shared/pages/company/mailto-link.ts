import { site } from '#shared/company/site.ts'

/** Field of an application, to be filled in by the sender. */
export interface LetterField {
  readonly label: string
}

/** mailto link to the company with `fields` as the lines of the message. */
export function letterHref(subject: string, fields: readonly LetterField[] = []): string {
  const body = fields.map(({ label }) => `${label}:\r\n\r\n`).join('')
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') parts.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${site.contactEmail}?${parts.join('&')}`
}
