import { validateDocument } from 'sanity'
import { expect } from 'vitest'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'
import { validatedWorkspace } from '../validation.test-support.ts'

const workspace = validatedWorkspace()

/** Returns the validation results of a document, each with its level, path and message. */
export async function problemsOf(document: Readonly<Record<string, unknown>>): Promise<string[]> {
  const system = { _rev: 'r', _createdAt: '2026-11-29', _updatedAt: '2026-11-29' }
  const markers = await validateDocument({
    // The cast is needed, because the tested documents are incomplete on purpose.
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

/** Drafts of all pages with the shipped texts, by id. */
export const shipped = new Map(
  await Promise.all(fixedPages.map(async (page) => [page.id, await shippedDraft(page)] as const)),
)

/** Checks that a document has errors, and that all of them are at `path` or inside it. */
export async function expectErrorsAt(
  document: Readonly<Record<string, unknown>>,
  path: string,
): Promise<void> {
  const errors = (await problemsOf(document)).filter((line) => line.startsWith('error '))
  expect(errors).not.toEqual([])
  expect(errors.filter((line) => !line.startsWith(`error ${path}`))).toEqual([])
}
