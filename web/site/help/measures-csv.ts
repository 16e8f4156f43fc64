import type { MeasuresSection } from '#shared/pages/legal/trust-tables.ts'

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** Both tables of measures as CSV (RFC 4180), in a `data:` URL for a download link. */
export function measuresCsv(sections: readonly MeasuresSection[]): string {
  const rows = [
    ['Table', 'Measure', 'How it works', 'State', 'Ask us for'],
    ...sections.flatMap(({ label, measures }) =>
      measures.map(({ measure, how, state, ask }) => [label, measure, how, state, ask]),
    ),
  ]
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
}
