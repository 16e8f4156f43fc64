import { createPart } from '#web/ui/island/part.ts'

/** Requests that a page makes only after it is idle. */
export const idleRequests = createPart(() => import('#web/lib/queries/idle-requests.ts'))
