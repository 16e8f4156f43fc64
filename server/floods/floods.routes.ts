import { serve, type Route } from '#server/http/route.ts'
import { floodOperations } from '#shared/contracts/operations/flood-operations.ts'
import type { FloodsService } from './floods.service.ts'

/** REST routes of form floods. */
export const floodRoutes = (floods: Pick<FloodsService, 'view'>): Route[] => [
  serve(floodOperations.floods, () => floods.view()),
]
