/** Field of an application. The sender of the email fills it in. */
export interface LetterField {
  readonly label: string
}

/** Mailto link for an email whose text has one line for each of the `fields`. */
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
