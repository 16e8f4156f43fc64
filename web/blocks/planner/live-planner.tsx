import { useLayoutEffect, useMemo, useState } from 'react'
import { identity } from '#shared/company/identity.ts'
import { chosenRows, planOf } from '#shared/pages/planner/planner.ts'
import { selectionOf } from '#shared/pages/planner/selection.ts'
import { isPublicHoliday } from '#shared/time/public-holidays.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { PlannerBand } from './planner-band.tsx'
import { PlannerForm, type PlannerProps, plannerState } from './planner-form.tsx'

interface LivePlannerProps extends PlannerProps {
  /** Prefix of ids, unique on the page. */
  readonly id: string
  /** Id of the element that had the focus in the server-rendered form before this planner replaced the form. */
  readonly focused?: string | undefined
}

/** Planner whose chart and dates change as soon as the visitor changes the selection. */
export function LivePlanner({ id, ranges, ticked, focused }: LivePlannerProps) {
  const [{ rows, selection: first }] = useState(() => plannerState({ ranges, ticked }))
  const [selection, setSelection] = useState(first)
  const [today] = useState(() => inZone(new Date().toISOString(), identity.timeZone).day)
  useLayoutEffect(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus({ preventScroll: true })
  }, [focused])
  const plan = useMemo(
    () => planOf(chosenRows(rows, selection), today, isPublicHoliday),
    [rows, selection, today],
  )
  return (
    <PlannerForm
      id={id}
      rows={rows}
      selection={selection}
      live={{
        plan,
        band: PlannerBand,
        onTick: (id, isOn) =>
          setSelection(({ checks, places }) => {
            const ids = new Set<string>([...checks, ...places])
            if (isOn) ids.add(id)
            else ids.delete(id)
            return selectionOf(ids)
          }),
      }}
    />
  )
}
