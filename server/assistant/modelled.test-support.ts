import { onTestFinished } from 'vitest'
import { createAssistantSite, questionMigrations } from '#server/testing/assistant.test-support.ts'
import type { useDatabases } from '#server/testing/database.test-support.ts'
import { startModelServer } from '#server/testing/model-server.test-support.ts'
import type { SiteSearch } from './site-search.ts'

/** A key of the model's service that opens no door. */
export const KEY = 'AIza-this-key-is-for-tests-alone'
export const QUESTION = 'How long does a criminal check take?'

/** An assistant that asks a model, and the stand-in for its service. */
export async function openModelled(
  databases: ReturnType<typeof useDatabases>,
  {
    limit,
    search,
    limits,
  }: {
    readonly limit?: number
    readonly search?: Partial<SiteSearch>
    readonly limits?: boolean
  } = {},
) {
  const model = await startModelServer()
  onTestFinished(model.stop)
  const site = await createAssistantSite(await databases.open('sqlite', questionMigrations), {
    model: { key: KEY, host: model.host, ...(limit === undefined ? {} : { limit }) },
    ...(search === undefined ? {} : { search }),
    ...(limits === undefined ? {} : { limits }),
  })
  return { ...site, model }
}
