import type { ActionCase } from './action-case.ts'
import { creating } from './creating.ts'
import { deleting } from './deleting.ts'
import { editing } from './editing.ts'
import { publishing } from './publishing.ts'
import { requests } from './requests.ts'
import { versions } from './versions.ts'

/** Preconditions and results of the document actions. */
export const actionCases: readonly ActionCase[] = [
  ...creating,
  ...editing,
  ...publishing,
  ...deleting,
  ...versions,
  ...requests,
]
