import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const LAKE = `${lakePaths.base}/v2025-02-19`
const everything = encodeURIComponent('*')

/** Requests that read or change documents and that only staff may send, by method and path. */
export const staffRequests: readonly (readonly [method: string, path: string])[] = [
  ['GET', `${LAKE}/data/query/production?query=${everything}`],
  ['GET', `${LAKE}/data/query/production?query=${everything}&perspective=raw`],
  ['POST', `${LAKE}/data/query/production`],
  ['GET', `${LAKE}/data/doc/production/hidden-draft,drafts.shown`],
  ['GET', `${LAKE}/data/listen/production?query=${everything}`],
  ['GET', `${LAKE}/data/live/events/production`],
  ['GET', `${LAKE}/data/export/production`],
  ['GET', `${LAKE}/data/history/production/transactions/hidden-draft`],
  ['GET', `${LAKE}/data/history/production/documents/hidden-draft?lastRevision=true`],
  ['GET', `${LAKE}/data/references/production/documents/shown/to`],
  ['POST', `${LAKE}/data/mutate/production`],
  ['POST', `${LAKE}/data/actions/production`],
  ['GET', staffApiPaths.overview],
  ['GET', staffApiPaths.outbox],
  ['GET', staffApiPaths.images()],
  ['GET', staffApiPaths.authors],
  ['GET', staffApiPaths.users],
  ['GET', staffApiPaths.logs()],
  ['POST', apiPaths.blogs()],
  ['PUT', apiPaths.blog('shown')],
  ['PUT', apiPaths.blog('drafts.shown')],
  ['DELETE', apiPaths.blog('hidden-draft')],
  ['GET', `${LAKE}/users/me`],
  ['GET', `${LAKE}/projects/local/datasets`],
  ['GET', '/lake/v1/../v1/data/query/production?query=*'],
  ['GET', '/lake//v1/data/query/production?query=*'],
  ['GET', '/lake/%76%31/data/query/production?query=*'],
]
