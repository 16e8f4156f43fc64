import type { ReactNode } from 'react'
import {
  PLANNER_CHECKS,
  PLANNER_PLACES,
  plannerChecks,
  plannerPlaces,
} from '#shared/pages/planner/planner-choices.ts'
import {
  chosenRows,
  type Plan,
  type PlannerRow,
  plannerRows,
} from '#shared/pages/planner/planner.ts'
import {
  decidesWords,
  orderedWords,
  plannerWords,
  resultWords,
} from '#shared/pages/planner/planner-words.ts'
import { FIRST_SELECTION, type Selection, selectionOf } from '#shared/pages/planner/selection.ts'
import { planningRanges, type PlanningRange } from '#shared/pages/planning.ts'
import { LIST_PARAMETER, paths } from '#shared/paths/paths.ts'
import { PlannerChart, type Band } from './planner-chart.tsx'

interface FormProps {
  /** Prefix of ids, unique on the page. */
  readonly id: string
  readonly rows: readonly PlannerRow[]
  readonly selection: Selection
}

export interface PlannerProps {
  /** Planning ranges by id. Default: the shipped ones. */
  readonly ranges?: Readonly<Record<string, PlanningRange>> | undefined
  /** Ids of the checks and places that are selected when the page loads. Default: the first selection of the planner. */
  readonly ticked?: readonly string[] | undefined
}

/** Returns the rows and the initial selection of a planner. */
export function plannerState({ ranges = planningRanges, ticked }: PlannerProps) {
  const chosen = ticked === undefined ? FIRST_SELECTION : selectionOf(ticked)
  return { rows: plannerRows(ranges), selection: chosen }
}

/** Form that the server renders. */
export function FinishedPlanner({ id, ...props }: PlannerProps & { readonly id: string }) {
  return <PlannerForm id={id} {...plannerState(props)} />
}

/** State and functions that make the form live. Absent in the server-rendered form, whose checkboxes the browser handles itself. */
export interface LivePlanner {
  readonly plan: Plan | undefined
  readonly band: Band
  readonly onTick: (id: string, isOn: boolean) => void
}

interface TicksProps {
  readonly prefix: string
  readonly legend: string
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly isOn: boolean
  }[]
  readonly onTick: LivePlanner['onTick'] | undefined
}

function Ticks({ prefix, legend, choices, onTick }: TicksProps) {
  return (
    <fieldset className="planner-ticks">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ id, label, isOn }) => (
          <label key={id}>
            <input
              type="checkbox"
              id={`${prefix}-${id}`}
              name={LIST_PARAMETER}
              value={id}
              {...(onTick === undefined
                ? { defaultChecked: isOn }
                : { checked: isOn, onChange: ({ target }) => onTick(id, target.checked) })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Result of the planner: the range of dates as text, and the check that takes longest. */
function Result({
  rows,
  plan,
}: {
  readonly rows: readonly PlannerRow[]
  readonly plan: Plan | undefined
}): ReactNode {
  const { label, text } = resultWords(rows, plan)
  return (
    <output className="planner-result">
      <span className="planner-dates">
        <span className="planner-caption">{label}</span> <strong>{text}</strong>
      </span>{' '}
      <span className="planner-decides">{decidesWords(rows, plan)}</span>
    </output>
  )
}

/**
 * Form of the planner: checkboxes for places and checks, the ranges on one axis, and the dates. Without scripts the form sends the
 * selection.
 */
export function PlannerForm(props: FormProps & { readonly live?: LivePlanner }) {
  const { id: prefix, rows, selection, live } = props
  const chosen = chosenRows(rows, selection)
  return (
    <form className="planner" method="get" action={paths.contact}>
      <div className="planner-pick">
        <Ticks
          prefix={prefix}
          legend={plannerWords.places}
          choices={PLANNER_PLACES.map((id) => ({
            id,
            label: plannerPlaces[id],
            isOn: selection.places.includes(id),
          }))}
          onTick={live?.onTick}
        />
        <Ticks
          prefix={prefix}
          legend={plannerWords.checks}
          choices={PLANNER_CHECKS.map((id) => ({
            id,
            label: plannerChecks[id],
            isOn: selection.checks.includes(id),
          }))}
          onTick={live?.onTick}
        />
      </div>
      <PlannerChart id={prefix} rows={chosen} band={live?.band} />
      <div className="planner-sum">
        <Result rows={chosen} plan={live?.plan} />
        <p className="planner-note">
          {plannerWords.note}{' '}
          <span className="planner-ordered">
            {live?.plan !== undefined && orderedWords(live.plan)}
          </span>
        </p>
        <div className="planner-actions">
          <button type="submit" className="button">
            {plannerWords.ask}
          </button>
          <button type="submit" className="planner-meet" formAction={paths.booking()}>
            {plannerWords.meet}
          </button>
        </div>
      </div>
    </form>
  )
}
