import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { floodsAnswer } from '../site/floods.ts'
import { named } from './operation.ts'

/** Floods of forms that visitors send. */
export const floodOperations = named({
  floods: {
    method: 'GET',
    path: staffApiPaths.floods,
    access: 'people.read',
    group: 'Meetings',
    summary:
      'Current floods of meetings and inquiries, with the largest senders’ networks; null if there is none',
    answer: floodsAnswer,
  },
})
