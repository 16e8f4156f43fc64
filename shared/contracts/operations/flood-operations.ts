import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { floodsAnswer } from '../site/floods.ts'
import { named } from './operation.ts'

/** Operations for floods of visitor forms. */
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
