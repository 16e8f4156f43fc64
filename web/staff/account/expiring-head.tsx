import { zoneName } from '#web/lib/staff/moments.ts'
import { ActionsHead } from '#web/ui/list/list-cells.tsx'

/** Header row of a table of sessions or tokens. `item` and `used` are the names of the first two columns. */
export function ExpiringHead({ item, used }: { readonly item: string; readonly used: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{item}</th>
        <th scope="col" className="desk-time">
          {used}
        </th>
        <th scope="col" className="desk-time sessions-until">
          Expires ({zoneName()})
        </th>
        <ActionsHead />
      </tr>
    </thead>
  )
}
