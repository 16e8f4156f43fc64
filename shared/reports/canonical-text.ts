import type { ReportContent } from './report-content.ts'

/** Fixed labels of the lines that every report has in addition to its rows. */
export const FIXED_LABELS = { kind: 'Kind', limits: 'Limits' } as const

/** Text in normal form C, with each run of white space as one space. */
export const collapsed = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]+/gu, ' ')
    .trim()

/**
 * Text of a report, from which its fingerprint is computed: the salt, then one line per row, with a tab between label and value. The first
 * row is the kind, the last one the limits.
 */
export function canonicalText(salt: string, { kind, rows, limits }: ReportContent): string {
  const lines = [
    { label: FIXED_LABELS.kind, value: kind },
    ...rows,
    { label: FIXED_LABELS.limits, value: limits },
  ]
  return [
    collapsed(salt),
    ...lines.map(({ label, value }) => `${collapsed(label)}\t${collapsed(value)}`),
  ].join('\n')
}
