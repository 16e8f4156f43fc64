import { useEffect, useId, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { useNear } from '#web/ui/island/use-near.ts'
import type { LivePlanner } from './live-planner.tsx'
import type { PlannerProps } from './planner-form.tsx'

/** Lazy part with the server-rendered form. */
export const plannerPart = createPart(
  async () => (await import('./planner-form.tsx')).FinishedPlanner,
)
if (import.meta.env.SSR) await plannerPart.load()

/** Lazy part with the live form and the code that draws the bands of its chart. Browsers load it when the planner comes near the window. */
const livePart = createPart(async () => (await import('./live-planner.tsx')).LivePlanner)

/** Distance of the planner from the window at which the code is loaded, in px. */
const NEAR = 400

type LiveProps = ComponentProps<typeof LivePlanner>

interface Ready extends Pick<LiveProps, 'ticked'> {
  readonly focused?: string | undefined
  readonly Live: ComponentType<LiveProps>
}

/**
 * Selection and focus of the server-rendered form, which the visitor may have changed before the code was loaded. Undefined after a
 * client-side navigation, because the form is not rendered yet.
 */
function stateOf(place: Element): Partial<Pick<Ready, 'ticked' | 'focused'>> {
  const form = place.querySelector('form')
  if (form === null) return {}
  const ticked = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
  const focused = document.activeElement
  return {
    ticked: ticked.map(({ value }) => value),
    focused: form.contains(focused) && focused?.id !== '' ? focused?.id : undefined,
  }
}

/** Turnaround planner. It shows the dates by which a file with the chosen checks will be complete. */
export function Planner({ ranges, ticked }: PlannerProps) {
  // SVG elements refer to these ids, and such references must not contain punctuation.
  const id = `p${useId().replaceAll(/\W/gu, '')}`
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, NEAR)
  const [ready, setReady] = useState<Ready>()
  useEffect(() => {
    if (!isNear) return undefined
    let isCurrent = true
    livePart.load().then(
      (Live) => {
        if (isCurrent && place.current !== null) setReady({ Live, ...stateOf(place.current) })
      },
      // If the code cannot be loaded, the form still sends the selection.
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
          props={{ id, ranges, ticked }}
        />
      ) : (
        <div className="planner-place">
          <ready.Live
            id={id}
            ranges={ranges}
            ticked={ready.ticked ?? ticked}
            focused={ready.focused}
          />
        </div>
      )}
    </div>
  )
}
