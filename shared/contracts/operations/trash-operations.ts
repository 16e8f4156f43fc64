import * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { purgedAnswer, restoredAnswer, trashListAnswer, TRASHED_TYPES } from '../trash.ts'
import { ID, limit, named, page, template } from './operation.ts'

/** Operations for deleted content and its restoration. */
export const trashOperations = named({
  list: {
    method: 'GET',
    path: staffApiPaths.trash(),
    access: 'content.read',
    group: 'Trash',
    summary: 'Lists deleted content of all types, the latest first',
    query: { page, limit, type: z.enum(TRASHED_TYPES) },
    answer: trashListAnswer,
  },
  undo: {
    method: 'POST',
    path: template(staffApiPaths.trashUndo(ID)),
    access: 'content.write',
    besides: { 'content.publish': 'to undo the deletion of what was published or scheduled' },
    group: 'Trash',
    summary: 'Undoes a deletion: the document is as it was',
    answer: restoredAnswer,
    mayWait: true,
    refusals: {
      409: 'Its address or something it refers to is gone; restore it from the trash instead',
    },
  },
  restore: {
    method: 'POST',
    path: template(staffApiPaths.trashRestore(ID)),
    access: 'content.write',
    besides: {
      'content.publish':
        'to restore authors, categories, published openings, and what the CMS has not deleted yet and visitors saw',
    },
    group: 'Trash',
    summary:
      'Restores an article as a draft, and other documents as they were, without references to what no longer exists',
    answer: restoredAnswer,
    mayWait: true,
  },
  purge: {
    method: 'DELETE',
    path: template(staffApiPaths.trashed(ID)),
    access: 'content.publish',
    group: 'Trash',
    summary: 'Deletes a document permanently',
    answer: purgedAnswer,
    refusals: { 409: 'The CMS has not deleted it yet' },
  },
})
