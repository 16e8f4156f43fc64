import type { MailContent } from './mail-content.ts'
import { foldLine } from '#shared/contracts/forms/single-line.ts'
import type { Letter } from '#shared/text/email-template.ts'
import { site } from '#shared/company/site.ts'

const LONGEST_SUBJECT = 120

/** Text on one line, without control, format and separator characters. */
const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()

/** Every character sequence that a mail client may read as a line break. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu

/**
 * Quotation of a visitor's text, with `\n` as the only line break, and without invisible characters or characters that change the text
 * direction.
 */
const quoted = (text: string): string => text.split(LINE_END).map(foldLine).join('\n')

/** Puts every value except the quotation on one line, so that a value cannot imitate a label. */
const inLines = (letter: Letter): Letter => ({
  ...letter,
  why: foldLine(letter.why),
  facts: letter.facts.map(([name, value]) => [foldLine(name), foldLine(value)]),
  ...(letter.quote !== undefined && { quote: quoted(letter.quote) }),
  paragraphs: letter.paragraphs.map(foldLine),
  link: { text: foldLine(letter.link.text), url: foldLine(letter.link.url) },
  ...(letter.foot !== undefined && { foot: foldLine(letter.foot) }),
})

/** Escapes text for HTML. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const SIGNATURE = `The ${site.product} team`

const toText = ({ why, facts, quote, paragraphs, link, foot }: Letter) =>
  [
    why,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...paragraphs,
    `${link.text}: ${link.url}`,
    ...(foot === undefined ? [] : [foot]),
    SIGNATURE,
  ].join('\n\n')

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

const row = ([name, value]: Letter['facts'][number]) =>
  `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">${escapeHtml(name)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`

const toHtml = ({ subject, why, facts, quote, paragraphs, link, foot }: Letter) =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff"><div style="max-width:600px">',
    paragraph(escapeHtml(why)),
    `<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(row).join('')}</table>`,
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #999999">${lines(quote)}</blockquote>`,
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    paragraph(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a>`),
    foot === undefined ? '' : paragraph(escapeHtml(foot)),
    paragraph(SIGNATURE),
    '</div></body></html>',
  ].join('\n')

/** Renders an email as text and as HTML with the same content. */
export function toMail(letter: Letter): Pick<MailContent, 'subject' | 'text' | 'html'> {
  const subject = oneLine(letter.subject).slice(0, LONGEST_SUBJECT).toWellFormed()
  const whole = { ...inLines(letter), subject }
  return { subject, text: toText(whole), html: toHtml(whole) }
}
