import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { REPORT_LIMITS } from '#shared/reports/report-content.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { nextId, pastedRows, withPasted, type DraftRow } from './report-draft.ts'

interface RowsFieldProps {
  readonly rows: readonly DraftRow[]
  readonly onRows: (rows: readonly DraftRow[]) => void
  readonly problem: string | undefined
}

/** Rows of a report: a label and its value. Rows can be moved, removed and pasted from a spreadsheet. */
export function RowsField({ rows, onRows, problem }: RowsFieldProps) {
  const set = (index: number, change: Partial<DraftRow>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  const swap = (index: number, by: 1 | -1) => {
    const [row, other] = [rows[index], rows[index + by]]
    if (row === undefined || other === undefined) return
    onRows(rows.with(index, other).with(index + by, row))
  }
  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'))
    if (pasted === undefined) return
    event.preventDefault()
    onRows(withPasted(rows, index, pasted))
  }
  return (
    <fieldset className="fieldset issuing-rows">
      <legend>Rows</legend>
      <p className="field-hint">
        A label and its value. Paste two columns from a spreadsheet to fill them all.
      </p>
      <ol>
        {rows.map(({ id, label, value }, index) => (
          <li key={id}>
            <input
              className="field-control"
              aria-label={`Label of row ${index + 1}`}
              placeholder="Label"
              value={label}
              maxLength={REPORT_LIMITS.label}
              onPaste={paste(index)}
              onChange={({ currentTarget }) => set(index, { label: currentTarget.value })}
              dir="auto"
            />
            <input
              className="field-control"
              aria-label={`Value of row ${index + 1}`}
              placeholder="Value"
              value={value}
              maxLength={REPORT_LIMITS.value}
              onPaste={paste(index)}
              onChange={({ currentTarget }) => set(index, { value: currentTarget.value })}
              dir="auto"
            />
            <span className="issuing-row-acts">
              <button
                type="button"
                aria-label={`Move row ${index + 1} up`}
                disabled={index === 0}
                onClick={() => swap(index, -1)}
              >
                <ArrowUp size={15} strokeWidth={1.6} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={`Move row ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => swap(index, 1)}
              >
                <ArrowDown size={15} strokeWidth={1.6} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={`Remove row ${index + 1}`}
                disabled={rows.length === 1}
                onClick={() => onRows(rows.toSpliced(index, 1))}
              >
                <X size={15} strokeWidth={1.6} aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p className="issuing-add">
        <button
          type="button"
          className="desk-link"
          disabled={rows.length >= REPORT_LIMITS.rows}
          onClick={() => onRows([...rows, { id: nextId(rows), label: '', value: '' }])}
        >
          Add a row
        </button>{' '}
        <span>
          {rows.length} of {REPORT_LIMITS.rows}
        </span>
      </p>
      {problem !== undefined && <FieldError text={problem} />}
    </fieldset>
  )
}
