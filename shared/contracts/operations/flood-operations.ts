import { staffApiPaths } from '../../staff-api-paths.ts'
import { floodsAnswer } from '../floods.ts'
import { named } from './operation.ts'

/** Floods of forms that visitors send. */
export const floodOperations = named({
  floods: {
    method: 'GET',
    path: staffApiPaths.floods,
    access: 'people.read',
    group: 'Meetings',
    summary:
      'Floods of meetings and inquiries that are on, with the networks that sent most of them; null while there is none',
    answer: floodsAnswer,
  },
})
