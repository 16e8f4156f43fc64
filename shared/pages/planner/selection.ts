/** Selection of a visitor in the turnaround planner, and its representation in addresses and texts. */
import { LIST_PARAMETER } from '#shared/paths/paths.ts'
import { listed } from '#shared/text/listed.ts'
import {
  PLANNER_CHECKS,
  PLANNER_PLACES,
  plannerChecks,
  plannerPlaces,
  type PlannerCheck,
  type PlannerPlace,
} from './planner-choices.ts'

/** Chosen checks and chosen places, each in the order in which the planner lists them. */
export interface Selection {
  readonly checks: readonly PlannerCheck[]
  readonly places: readonly PlannerPlace[]
}

/** Selection with which the planner starts. */
export const FIRST_SELECTION: Selection = {
  checks: ['criminal', 'degree', 'employer', 'reference', 'sanctions'],
  places: ['us', 'uk'],
}

/** Selection with these ids. Unknown and repeated ids are ignored. */
export function selectionOf(ids: Iterable<string>): Selection {
  const chosen = new Set(ids)
  return {
    checks: PLANNER_CHECKS.filter((id) => chosen.has(id)),
    places: PLANNER_PLACES.filter((id) => chosen.has(id)),
  }
}

/** Maximum length of the parameter, in characters. All ids together are shorter. */
const MOST_CHARACTERS = 200

/**
 * Reads the selection from an address. A form without scripts repeats the parameter for each ticked box, links separate the ids by dots.
 * Undefined if the address contains no known check. Text other than known ids is ignored.
 */
export function readSelection(search: URLSearchParams): Selection | undefined {
  const text = search.getAll(LIST_PARAMETER).join('.').slice(0, MOST_CHARACTERS)
  const selection = selectionOf(text.split('.'))
  return selection.checks.length === 0 ? undefined : selection
}

/** Selection as a value of the parameter, such as `criminal.degree.uk`. */
export const writeSelection = ({ checks, places }: Selection): string =>
  [...checks, ...places].join('.')

/** Names of the chosen places, as the text of a form field. */
export const placesText = ({ places }: Selection): string =>
  places.map((id) => plannerPlaces[id]).join(', ')

/** Selection as the first lines of a message. The visitor can change them before sending. */
export function selectionText({ checks, places }: Selection): string {
  const names = checks.map((id) => plannerChecks[id])
  const where = listed(places.map((id) => plannerPlaces[id]))
  return [
    'We need these checks:',
    ...names.map((name) => `- ${name}`),
    ...(where === '' ? [] : [`The person lived in: ${where}.`]),
    '',
  ].join('\n')
}
