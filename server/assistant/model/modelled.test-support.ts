import { onTestFinished } from 'vitest'
import { createAssistantSite, questionMigrations } from '#server/testing/assistant.test-support.ts'
import type { useDatabases } from '#server/testing/database.test-support.ts'
import { startModelServer } from '#server/testing/model-server.test-support.ts'
import type { SiteSearch } from '../site-search.ts'

/** Invalid key of the model service. */
export const KEY = 'AIza-this-key-is-for-tests-alone'
export const QUESTION = 'How long does a criminal check take?'

/** Opens an assistant that asks a model, and a fake server of the model service. */
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
