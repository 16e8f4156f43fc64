import { createSchema, type LocaleSource, type SanityClient, validateDocument } from 'sanity'
import { expect } from 'vitest'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'
import { schemaTypes } from '../index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const client = { fetch: async () => null, withConfig: () => client }
const workspace = {
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

/** Problems of a document, as level, path and message. */
export async function problemsOf(document: Readonly<Record<string, unknown>>): Promise<string[]> {
  const system = { _rev: 'r', _createdAt: '2026-11-29', _updatedAt: '2026-11-29' }
  const markers = await validateDocument({
    // The documents under test are incomplete on purpose.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    document: { ...system, ...document } as never,
    workspace,
    environment: 'studio',
    getDocumentExists: async () => true,
  })
  return markers.map(
    ({ level, path, message }) =>
      `${level} ${path.map((part) => (typeof part === 'object' ? '[]' : String(part))).join('.')}: ${message}`,
  )
}

/** Drafts with the shipped text of all pages, by id. */
export const shipped = new Map(
  await Promise.all(fixedPages.map(async (page) => [page.id, await shippedDraft(page)] as const)),
)

/** Checks that a document has errors, all of them below `path`. */
export async function expectErrorsAt(
  document: Readonly<Record<string, unknown>>,
  path: string,
): Promise<void> {
  const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
  expect(errors).not.toEqual([])
  expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
}
