/** Field of an application, to be filled in by the sender. */
export interface LetterField {
  readonly label: string
}

/** mailto link with `fields` as the lines of the message. */
export function letterHref(
  email: string,
  subject: string,
  fields: readonly LetterField[] = [],
): string {
  const body = fields.map(({ label }) => `${label}:\r\n\r\n`).join('')
  const parts = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') parts.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${email}?${parts.join('&')}`
}
