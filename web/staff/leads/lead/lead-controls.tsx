import {
  CLOSED_AS,
  LEAD_STATUSES,
  type LeadList,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { closedWords, statusWords } from '../lead-labels.ts'
import type { LeadActs } from '../use-lead-acts.ts'

interface ControlsProps {
  readonly lead: LeadSummary
  readonly people: LeadList['people']
  readonly acts: LeadActs
}

const open = LEAD_STATUSES.filter((status) => status !== 'closed')

const statusChoices = [
  ...open.map((status) => ({ value: status, label: statusWords[status] })),
  ...CLOSED_AS.map((as) => ({ value: `closed-${as}`, label: `Closed as ${closedWords[as]}` })),
]

/** Controls for the status and the owner of a lead. A change is saved at once. */
export function LeadControls({ lead, people, acts }: ControlsProps) {
  const { user } = useStaff()
  const mayWrite = useMay('people.write')
  const disabled = !mayWrite || acts.busy
  const setStatus = (value: string) => {
    const as = CLOSED_AS.find((one) => value === `closed-${one}`)
    const status = open.find((one) => one === value)
    if (as !== undefined) void acts.close([lead], as)
    else if (status !== undefined) void acts.setStatus([lead], status)
  }
  const owners = [
    ...people,
    // Adds the current owner if that user may no longer own leads, such as a former employee.
    ...(lead.owner !== null && !people.some(({ id }) => id === lead.owner?.id) ? [lead.owner] : []),
  ]
  return (
    <div className="lead-controls">
      <SelectField
        name="status"
        label="Status"
        choices={statusChoices}
        value={lead.closed_as === null ? lead.status : `closed-${lead.closed_as}`}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => setStatus(value)}
      />
      <SelectField
        name="owner"
        label="Owner"
        choices={[
          { value: '', label: 'No owner' },
          ...owners.map(({ id, name }) => ({
            value: id,
            label: id === user.id ? `${name} (you)` : name,
          })),
        ]}
        required={false}
        value={lead.owner?.id ?? ''}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          void acts.assign([lead], owners.find(({ id }) => id === value) ?? null)
        }
      />
    </div>
  )
}
