import { contentMigrations } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { type lakeKinds, openTestGateway } from '#server/testing/gateway.test-support.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'

const databases = useDatabases()

/** Opens a gateway to a new empty lake. */
export async function openSite(
  kind: (typeof lakeKinds)[number],
  options: Parameters<typeof openTestGateway>[2] = {},
) {
  return openTestGateway(kind, await databases.open('sqlite', contentMigrations), options)
}

/** Path of a public query. */
export const publicQuery = (
  name: keyof typeof PUBLIC_QUERY_VERSIONS,
  params: Readonly<Record<string, unknown>>,
) => lakePaths.publicQuery(name, PUBLIC_QUERY_VERSIONS[name], params)

/** Path prefix of the lake's API version that the tests use. */
export const V = '/lake/v2025-02-19'

/** Path of a staff query. */
export const groq = (query: string, more = '') =>
  `${V}/data/query/production?query=${encodeURIComponent(query)}${more}`
