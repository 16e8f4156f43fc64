import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toMail } from './email-template.ts'

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  'a\r\nBcc: x@example.com',
  '\u{1f9ff}'.repeat(40),
  'x'.repeat(6_000),
)

it('an email contains the values of a visitor with all markup escaped, and has a subject of one line', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (words) => {
      const {
        subject,
        html,
        text: plain,
      } = toMail({
        subject: `New: ${words}`,
        why: 'Why',
        facts: [['Name', words]],
        quote: words,
        paragraphs: [],
        link: { text: 'Open', url: 'https://certavia.test' },
      })
      expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,120}$/u)
      const tags = [...html.matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => name)
      expect(tags.filter((name) => name === 'script' || name === 'img')).toEqual([])
      expect(plain).toContain('Open')
    }),
    { numRuns: 300 },
  )
})

const endings = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']

it.each(endings)('a value with the line end %j stays on one line of the email', (end) => {
  const forged = `Jo${end}Email: forged@example.com`
  const mail = toMail({
    subject: forged,
    why: forged,
    facts: [
      ['Name', forged],
      ['Email', 'jo@example.com'],
    ],
    quote: `Hello${end}Email: forged@example.com${end}\u202eEmail: forged@example.com`,
    paragraphs: [forged],
    link: { text: 'Open', url: 'https://certavia.test' },
    foot: forged,
  })
  const labels = mail.text
    .split(/[\n\r\v\f\u0085\u2028\u2029]+/u)
    .filter((line) => /^\P{L}*Email:/u.test(line))
  expect(labels).toEqual([
    'Email: jo@example.com',
    '> Email: forged@example.com',
    '> Email: forged@example.com',
  ])
  expect(mail.html).not.toMatch(/[\r\v\f\u0085\u2028\u2029\u202e]/u)
  expect(mail.html.match(/<br>/g)).toHaveLength(2)
})
