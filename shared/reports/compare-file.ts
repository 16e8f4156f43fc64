import type { VerifiedReport } from '../contracts/reports.ts'
import { FIXED_LABELS, textOfLines } from './canonical-text.ts'
import { readPage, type PageReading, type TextPiece } from './read-page.ts'
import type { ReportRow } from './report-content.ts'
import { numberIn } from './report-number.ts'

/** A file that a visitor has chosen, after it was read. */
export interface ReadFile {
  /** SHA-256 of its bytes. */
  readonly hash: string
  /** Text of its pages. */
  readonly pages: readonly (readonly TextPiece[])[]
}

/** Result of comparing a file with an issued report. */
export type Match =
  /** The file has the same bytes as the issued file. `lines` is empty if the text that was read from it differs. */
  | { readonly kind: 'identical'; readonly lines: readonly ReportRow[] }
  /** A page has the same text as the issued report. `lines` contains the issued lines, even if the page shows other ones. */
  | { readonly kind: 'text'; readonly lines: readonly ReportRow[]; readonly textHash: string }
  /** No page has the text of the issued report. `textHash` is undefined if no page looks like a report. */
  | { readonly kind: 'different'; readonly textHash: string | undefined }

/** True if no page has text, as in a scan or photo. */
export const hasNoText = ({ pages }: Pick<ReadFile, 'pages'>): boolean =>
  pages.every((pieces) => pieces.every(({ text }) => text.trim() === ''))

/**
 * Line with the number. It is the last one with this label, because the facts come last and a row of the report may have the same label.
 */
const numberLine = ({ lines }: PageReading) =>
  lines.findLast(({ label }) => label === FIXED_LABELS.number)?.value

/** Number of the report in a file: that of a page that looks like a report, otherwise the first number in the text. */
export function numberOfFile({ pages }: Pick<ReadFile, 'pages'>): string | undefined {
  for (const pieces of pages) {
    const reading = readPage(pieces)
    const number = reading && numberIn(numberLine(reading) ?? '')
    if (number !== undefined) return number
  }
  for (const pieces of pages) {
    const number = numberIn(pieces.map(({ text }) => text).join(' '))
    if (number !== undefined) return number
  }
  return undefined
}

/**
 * Compares a file with the issued report that has the number in the file.
 * @param digest returns the SHA-256 of a text as hexadecimal digits
 */
export async function compareFile(
  { hash, pages }: ReadFile,
  issued: Pick<VerifiedReport, 'number' | 'text_hash' | 'file_hash'>,
  digest: (text: string) => Promise<string>,
): Promise<Match> {
  const isIssued = hash === issued.file_hash
  let textHash: string | undefined
  for (const pieces of pages) {
    const reading = readPage(pieces)
    if (reading === undefined || numberLine(reading) !== issued.number) continue
    const { lines } = reading
    textHash = await digest(textOfLines(reading.salt, lines))
    if (textHash !== issued.text_hash) continue
    return isIssued ? { kind: 'identical', lines } : { kind: 'text', lines, textHash }
  }
  // Equal bytes are sufficient, because another version of the PDF reader may extract another text from them.
  if (isIssued) return { kind: 'identical', lines: [] }
  return { kind: 'different', textHash }
}
