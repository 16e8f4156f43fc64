import type { ReportContent, ReportRow } from './report-content.ts'

/** Labels of the lines that every report has in addition to its own rows. */
export const FIXED_LABELS = {
  kind: 'Kind',
  limits: 'Limits',
  number: 'Report number',
  issued: 'Issued',
  validUntil: 'Valid until',
  salt: 'Salt',
} as const

/** Pattern of soft hyphens and characters without width. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu

/** Text in Unicode normal form C, without invisible characters. Each run of white space becomes one space. */
export const collapsed = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim()

/** Lines that the sender has written: the kind, the rows, and the limits. */
export const contentLines = ({ kind, rows, limits }: ReportContent): readonly ReportRow[] => [
  { label: FIXED_LABELS.kind, value: kind },
  ...rows,
  { label: FIXED_LABELS.limits, value: limits },
]

/**
 * Text of a report from which its fingerprint is computed: the salt, then one line per row, with a tab between label and value. The first
 * row contains the kind, and the limits follow the last row.
 * @param facts lines that the server adds: number and dates
 */
export const canonicalText = (
  salt: string,
  content: ReportContent,
  facts: readonly ReportRow[] = [],
): string => textOfLines(salt, [...contentLines(content), ...facts])

/** Canonical text for all lines of a report. */
export const textOfLines = (salt: string, lines: readonly ReportRow[]): string =>
  [
    collapsed(salt),
    ...lines.map(({ label, value }) => `${collapsed(label)}\t${collapsed(value)}`),
  ].join('\n')
