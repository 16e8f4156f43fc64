/** Places and checks that visitors can choose in the turnaround planner. */

/** Places where a candidate has lived, by id. */
export const plannerPlaces = {
  us: 'United States',
  uk: 'United Kingdom',
  eu: 'European Union',
} as const

/** Checks, by id. */
export const plannerChecks = {
  criminal: 'Criminal records',
  enhanced: 'Enhanced certificate (UK)',
  degree: 'Degree',
  licence: 'Professional licence',
  employer: 'Last employer',
  reference: 'Reference',
  identity: 'Identity',
  address: 'Address',
  sanctions: 'Sanctions and PEP lists',
  company: 'Company file',
  owners: 'Owners abroad',
} as const

/** Id of a place. */
export type PlannerPlace = keyof typeof plannerPlaces

/** Id of a check. */
export type PlannerCheck = keyof typeof plannerChecks

/** Ids of all checks, in the order of the list. */
// The cast is correct: the keys of the table are exactly the ids.
export const PLANNER_CHECKS = Object.keys(plannerChecks) as readonly PlannerCheck[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** Ids of all places, in the order of the list. */
// The cast is correct: the keys of the table are exactly the ids.
export const PLANNER_PLACES = Object.keys(plannerPlaces) as readonly PlannerPlace[] // oxlint-disable-line typescript/no-unsafe-type-assertion
