import * as z from 'zod/mini'
import { apiPaths } from '../../paths.ts'
import { outboxAnswer, resolveInput } from '../editing.ts'
import { successAnswer } from '../envelope.ts'
import { assetListAnswer, choicesAnswer, logsAnswer, overviewAnswer } from '../staff.ts'
import { ID, limit, page, template, type Operation } from './operation.ts'

/** What the staff area reads beside the articles. */
export const staffOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: apiPaths.overview,
    access: 'staff',
    group: 'Staff',
    summary: 'What waits, what changed last and how the site is',
    answer: overviewAnswer,
  },
  {
    method: 'GET',
    path: apiPaths.authors,
    access: 'staff',
    group: 'Staff',
    summary: 'Authors to choose from',
    answer: choicesAnswer,
  },
  {
    method: 'GET',
    path: apiPaths.categories,
    access: 'staff',
    group: 'Staff',
    summary: 'Categories to choose from',
    answer: choicesAnswer,
  },
  {
    method: 'GET',
    path: apiPaths.assets(),
    access: 'staff',
    group: 'Staff',
    summary: 'Pictures that lie in the CMS, newest first',
    query: { page, limit },
    answer: assetListAnswer,
  },
  {
    method: 'GET',
    path: apiPaths.outbox,
    access: 'staff',
    group: 'Outbox',
    summary: 'Changes that wait for the CMS or for a decision',
    answer: outboxAnswer,
  },
  {
    method: 'POST',
    path: template(apiPaths.outboxResolve(ID)),
    access: 'staff',
    group: 'Outbox',
    summary: 'Ends a conflict: keeps this change, or what is in the CMS',
    body: resolveInput,
    answer: successAnswer(z.object({ article_id: z.string() })),
    refusals: { 409: 'The article has changed once more' },
  },
  {
    method: 'GET',
    path: apiPaths.logs(),
    access: 'admin',
    group: 'Staff',
    summary: 'The latest entries of the log, newest first',
    query: {
      level: z.enum(['debug', 'info', 'warn', 'error']),
      category: z.enum(['api', 'cache', 'webhook', 'database', 'security']),
      limit: z.int().check(z.minimum(1), z.maximum(1_000)),
    },
    answer: logsAnswer,
  },
  {
    method: 'GET',
    path: apiPaths.openapi,
    access: 'public',
    group: 'Description',
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
  },
]
