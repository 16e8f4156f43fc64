const ITEM = /^ {0,8}(?:[-*+]|\d{1,3}[.)])\s+\S/

/** True if a line is a Markdown heading and not a comment in code. */
const isHeading = (line: string, before: string, after: string) =>
  /^#{1,6} \S/.test(line) && before === '' && (after === '' || line.startsWith('##'))

const ROW = /\|/
const DIVIDER = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/

/** Patterns of inline markup that is rare in plain text. */
const INLINE = [
  /!?\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|data:image\/|[/#])[^()\s]*\)/,
  /(?:^|\s)\*\*\S(?:[^*\n]*\S)?\*\*(?=$|[\s.,;:!?)])/m,
  /(?:^|[\s(])`[^`\n]+`(?=$|[\s.,;:!?)])/m,
]

/** True if a text is written in Markdown. False for ambiguous texts, so that they are inserted unchanged. */
export function looksLikeMarkdown(text: string): boolean {
  if (text.startsWith('#!')) return false
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  if (lines.some((line) => /^ {0,3}(?:```|~~~)/.test(line))) return true
  const found = lines.some((line, at) => {
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]]
    if (isHeading(line, before, after)) return true
    if (DIVIDER.test(line) && ROW.test(line) && ROW.test(before)) return true
    return /^> \S/.test(line) && before === ''
  })
  if (found || INLINE.some((sign) => sign.test(text))) return true
  return lines.filter((line) => ITEM.test(line)).length > 1
}
