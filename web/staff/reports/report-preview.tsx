import { site } from '#shared/company/site.ts'
import type { Draft } from './report-draft.ts'

/** Preview of a report. It has neither a number nor a seal. */
export function ReportPreview({ draft: { kind, rows, limits } }: { readonly draft: Draft }) {
  const filled = rows.filter(({ label, value }) => label !== '' || value !== '')
  return (
    <aside aria-label="Preview, without number and seal">
      <p className="label">Preview, without number and seal</p>
      <div className="issuing-paper">
        <p className="issuing-brand">{site.product}</p>
        <p className="issuing-title" dir="auto">
          {kind === '' ? 'Kind of report' : kind}
        </p>
        <dl>
          {filled.map(({ id, label, value }) => (
            <div key={id}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
          <div>
            <dt>Limits</dt>
            <dd dir="auto">{limits}</dd>
          </div>
        </dl>
      </div>
      <p className="issuing-note">One page, about 35 KB. Row order is part of the fingerprint.</p>
    </aside>
  )
}
