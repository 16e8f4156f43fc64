import { workerApiPaths } from '#shared/paths/worker-paths.ts'
import { offlineCopiesAnswer, offlineCopiesInput } from '../site/offline-copies.ts'
import { named } from './operation.ts'

/** Operations that the service worker calls to check its copies of articles. */
export const offlineOperations = named({
  checkCopies: {
    method: 'POST',
    path: workerApiPaths.offlineCopies,
    access: 'public',
    group: 'Articles',
    summary: 'Which of the articles that a browser keeps are no longer published, or have changed',
    body: offlineCopiesInput,
    answer: offlineCopiesAnswer,
  },
})
