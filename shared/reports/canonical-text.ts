import type { ReportContent, ReportRow } from './report-content.ts'

/** Labels of the lines that every report has in addition to its rows. */
export const FIXED_LABELS = {
  kind: 'Kind',
  limits: 'Limits',
  number: 'Report number',
  issued: 'Issued',
  validUntil: 'Valid until',
  salt: 'Salt',
} as const

/** Soft hyphens and characters without width. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu

/** Text in normal form C, without invisible characters, with each run of white space as one space. */
export const collapsed = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim()

/** Lines of a report: the kind, the rows, and the limits. */
export const contentLines = ({ kind, rows, limits }: ReportContent): readonly ReportRow[] => [
  { label: FIXED_LABELS.kind, value: kind },
  ...rows,
  { label: FIXED_LABELS.limits, value: limits },
]

/**
 * Text of a report, from which its fingerprint is computed: the salt, then one line per row, with a tab between label and value. The kind is
 * the first row, the limits follow the last one.
 * @param facts lines that the server adds: number and dates
 */
export const canonicalText = (
  salt: string,
  content: ReportContent,
  facts: readonly ReportRow[] = [],
): string => textOfLines(salt, [...contentLines(content), ...facts])

/** Canonical text of all lines of a report. */
export const textOfLines = (salt: string, lines: readonly ReportRow[]): string =>
  [
    collapsed(salt),
    ...lines.map(({ label, value }) => `${collapsed(label)}\t${collapsed(value)}`),
  ].join('\n')
