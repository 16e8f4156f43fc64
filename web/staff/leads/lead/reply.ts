import type { Lead } from '#shared/contracts/leads.ts'
import { identity } from '#shared/company/identity.ts'
import { shortMoment } from '#web/lib/staff/moments.ts'

/** Maximum length of a mailto link in characters. Some mail programs do not accept longer links. */
const MOST = 1_900

const CUT = '[…]'

const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))

/** Encodes an address for a mailto link. The @ is not encoded (RFC 6068). */
function encodedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** Mailto link for a reply, with the lead's number in its subject and the quoted message. */
export function replyLink(lead: Lead): string {
  const { email, name, number, message, received_at: receivedAt } = lead
  const subject = `Re: Your inquiry ${number} to ${identity.product}`
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`
  const when = shortMoment(receivedAt, Date.parse(receivedAt), 'UTC')
  const head = `mailto:${encodedAddress(email)}?subject=${encoded(subject)}&body=`
  const write = (text: string) =>
    head + encoded(`${greeting}\n\n\n\nOn ${when} UTC you wrote:\n${quoted(text)}\n`)
  const whole = write(message)
  if (whole.length <= MOST) return whole
  // Splits the text into grapheme clusters. Splitting by code units could leave half of a surrogate pair, which cannot be encoded.
  const characters = Array.from(new Intl.Segmenter().segment(message), ({ segment }) => segment)
  let [fits, tooMany] = [0, characters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (write(`${characters.slice(0, middle).join('')} ${CUT}`).length <= MOST) fits = middle
    else tooMany = middle
  }
  return write(`${characters.slice(0, fits).join('')} ${CUT}`)
}
