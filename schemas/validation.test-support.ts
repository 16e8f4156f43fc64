import { createSchema, type LocaleSource, type SanityClient } from 'sanity'
import { schemaTypes } from './index.ts'

/** Compiled schema of the Studio. */
export const schema = createSchema({ name: 'default', types: schemaTypes })

/** Creates a workspace for `validateDocument`. @param fetch returns the results of its queries */
export function validatedWorkspace(fetch: (query: string) => Promise<unknown> = async () => null) {
  const client = { fetch, withConfig: () => client }
  return {
    schema,
    // The casts are safe, because the tested rules read only these attributes of the client and the translations.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    getClient: () => client as unknown as SanityClient,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    i18n: {
      t: (key: string) => key,
      loadNamespaces: async () => undefined,
    } as unknown as LocaleSource,
  }
}
