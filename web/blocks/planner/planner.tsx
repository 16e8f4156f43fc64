import './planner.css'
import { useEffect, useId, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { FIRST_SELECTION, type Selection, selectionOf } from '#shared/pages/planner/selection.ts'
import type { PlannerRow } from '#shared/pages/planner/planner.ts'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { useNear } from '#web/ui/island/use-near.ts'
import type { LivePlanner } from './live-planner.tsx'

/** Lazy part with the form. */
export const plannerPart = createPart(async () => (await import('./planner-form.tsx')).PlannerForm)
if (import.meta.env.SSR) await plannerPart.load()

/** Lazy part with the live form and the code that draws its bands. Browsers load it when the planner comes near the window. */
const livePart = createPart(async () => (await import('./live-planner.tsx')).LivePlanner)

interface Ready extends Pick<ComponentProps<typeof LivePlanner>, 'selection' | 'focused'> {
  readonly Live: ComponentType<ComponentProps<typeof LivePlanner>>
}

/** Ticks and focus of the server-rendered form, which the visitor may have used before the code was loaded. */
function stateOf(form: Element): Pick<Ready, 'selection' | 'focused'> {
  const ticked = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
  const focused = document.activeElement
  return {
    selection: selectionOf(ticked.map(({ value }) => value)),
    focused: form.contains(focused) && focused?.id !== '' ? focused?.id : undefined,
  }
}

interface PlannerProps {
  /** Rows from the table of planning ranges. */
  readonly rows: readonly PlannerRow[]
  /** Selection at first. */
  readonly selection?: Selection
}

/** Turnaround planner: answers when a file with the chosen checks will be complete. */
export function Planner({ rows, selection = FIRST_SELECTION }: PlannerProps) {
  // The ids are also used in references of SVG elements, which must not contain punctuation.
  const id = `p${useId().replaceAll(/\W/gu, '')}`
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [ready, setReady] = useState<Ready>()
  useEffect(() => {
    if (!isNear) return undefined
    let isCurrent = true
    livePart.load().then(
      (Live) => {
        if (isCurrent && place.current !== null) setReady({ Live, ...stateOf(place.current) })
      },
      // Without the code the form still sends the ticks.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isNear])
  return (
    <div ref={place} className="planner-frame">
      {ready === undefined ? (
        <StaticIsland
          part={plannerPart}
          as="div"
          className="planner-place"
          props={{ id, rows, selection }}
        />
      ) : (
        <div className="planner-place">
          <ready.Live id={id} rows={rows} selection={ready.selection} focused={ready.focused} />
        </div>
      )}
    </div>
  )
}
