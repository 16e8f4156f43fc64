import { createSchema, type LocaleSource, type SanityClient } from 'sanity'
import { schemaTypes } from './index.ts'

/** Compiled schema of the Studio. */
export const schema = createSchema({ name: 'default', types: schemaTypes })

/** Workspace for `validateDocument`, whose queries are answered by `fetch`. */
export function validatedWorkspace(fetch: (query: string) => Promise<unknown> = async () => null) {
  const client = { fetch, withConfig: () => client }
  return {
    schema,
    // The fake client and the fake translations have only the properties that the rules under test read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    getClient: () => client as unknown as SanityClient,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    i18n: {
      t: (key: string) => key,
      loadNamespaces: async () => undefined,
    } as unknown as LocaleSource,
  }
}
