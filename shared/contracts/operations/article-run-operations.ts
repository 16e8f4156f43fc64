import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { runAnswer, runInput, selectionAnswer, selectionInput } from '../article-runs.ts'
import { ID, named, template } from './operation.ts'

const group = 'Several articles'
const publishes = {
  'content.publish': 'to publish, or to change, unpublish or delete what is published',
} as const

/** Bulk operations on articles. */
export const articleRunOperations = named({
  select: {
    method: 'POST',
    path: staffApiPaths.articleSelections,
    access: 'content.write',
    group,
    status: 201,
    summary: 'Fixes the set of articles that match the filters of a list, for an hour',
    body: selectionInput,
    answer: selectionAnswer,
  },
  begin: {
    method: 'POST',
    path: staffApiPaths.articleRuns,
    access: 'content.write',
    besides: publishes,
    group,
    status: 201,
    summary:
      'Starts to publish, unpublish, delete or file several articles; the server continues without the caller',
    body: runInput,
    answer: runAnswer,
    repeatable: true,
  },
  get: {
    method: 'GET',
    path: template(staffApiPaths.articleRun(ID)),
    access: 'content.write',
    group,
    summary: 'Progress or result of one of the caller’s runs',
    answer: runAnswer,
  },
  stop: {
    method: 'POST',
    path: template(staffApiPaths.articleRunStop(ID)),
    access: 'content.write',
    group,
    summary: 'Stops a run after the current article',
    answer: runAnswer,
  },
  undo: {
    method: 'POST',
    path: template(staffApiPaths.articleRunUndo(ID)),
    access: 'content.write',
    besides: publishes,
    group,
    status: 201,
    summary: 'Starts to undo the changes of a run; once, within 10 minutes of its end',
    answer: runAnswer,
    refusals: { 409: 'The run is still active, ended too long ago, or has nothing to undo' },
  },
})
