/** Shipped names of the planning ranges. The times are separate, because most pages do not need them. */
export const rangeNames = {
  'criminal-court-online': 'Criminal search, US county',
  'criminal-court-clerk': 'Criminal search, US county with a clerk',
  'criminal-uk-basic': 'Criminal certificate, UK Basic',
  'criminal-uk-enhanced': 'Criminal certificate, UK Enhanced',
  'criminal-eu': 'Criminal certificate, EU',
  'degree-online': 'Degree, online register',
  'degree-office': 'Degree, registrar in writing',
  'licence-online': 'Licence, online register',
  'licence-office': 'Licence, issuing body in writing',
  'employment-online': 'Employment, data service',
  'employment-hr': 'Employment, HR by email',
  reference: 'Reference',
  identity: 'Identity and right to work',
  'address-online': 'Address, register',
  'address-document': 'Address, document',
  'address-visit': 'Address, visit',
  watchlist: 'Sanctions and PEP screening',
  'company-online': 'Company file',
  'owners-abroad': 'Ownership across borders',
} as const

/** Id of a planning range. */
export type RangeId = keyof typeof rangeNames

/** Ids of all planning ranges, in the order of the table on /services. */
// The cast is correct: the keys of the table are exactly the ids.
export const RANGE_IDS = Object.keys(rangeNames) as readonly RangeId[] // oxlint-disable-line typescript/no-unsafe-type-assertion
