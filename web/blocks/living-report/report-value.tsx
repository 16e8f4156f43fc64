import { Check, CircleCheck, X } from 'lucide-react'
import type { SpecimenField } from '#shared/pages/catalogue/page-copy.ts'
import { REPORT_LIMITS } from '#shared/reports/report-content.ts'

/** State and functions for editing a row. Absent until the code of the editable specimen is loaded. */
export interface RowEditing {
  /** Id of the control. */
  readonly id: string
  readonly value: string
  /** True if the value differs from that of the issued report. */
  readonly isChanged: boolean
  readonly onChange: (value: string) => void
}

/** Value of a row, as text or in a control of the same size, so that nothing moves when the specimen becomes editable. */
function Words({ field, editing }: ReportValueProps) {
  const text = editing?.value ?? field.value
  const className = field.kind === 'time' ? 'report-words report-time' : 'report-words'
  if (editing === undefined) return <span className={className}>{text}</span>
  const { id, isChanged, onChange } = editing
  return (
    <span className={className}>
      <span className="report-mirror" aria-hidden="true">
        {`${text}\u200B`}
      </span>
      <textarea
        id={id}
        className="report-input"
        rows={1}
        dir="auto"
        value={text}
        maxLength={REPORT_LIMITS.value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={isChanged}
        aria-describedby={isChanged ? `${id}-was` : undefined}
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/gu, ' '))}
        onKeyDown={(event) => {
          // A value is a single line, so Enter does nothing.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </span>
  )
}

interface ReportValueProps {
  readonly field: SpecimenField
  readonly editing: RowEditing | undefined
}

/** Value of a row with a sign: a tick or, if the value was changed, a cross and the issued value. */
export function ReportValue({ field, editing }: ReportValueProps) {
  const isChanged = editing?.isChanged === true
  const Sign = isChanged ? X : field.kind === 'result' ? CircleCheck : Check
  return (
    <dd className={field.kind === 'result' ? 'report-value report-result' : 'report-value'}>
      <Words field={field} editing={editing} />
      {field.detail !== undefined && <small>{field.detail}</small>}
      {isChanged && (
        <span className="report-was" id={`${editing.id}-was`}>
          Issued as: <bdi>{field.value}</bdi>
        </span>
      )}
      <span className="report-sign">
        <Sign size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </dd>
  )
}
