import type { Template, TemplateItem } from 'sanity'
import { fixedPageOf, isPageType, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'

/** Name of the template that starts a document of a type with the shipped text. */
export const shippedTemplate = (type: string) => `shipped-${type}`

/** True for a template of a fixed page, which is not offered for new documents because each route has exactly one document. */
export const isPageTemplate = ({ templateId }: Pick<TemplateItem, 'templateId'>): boolean =>
  PAGE_TYPES.some((type) => templateId === type || templateId === shippedTemplate(type))

/** Initial value of the document with the published id `id`: the shipped text. */
async function initialValue({ id }: { readonly id?: string }) {
  const page = fixedPageOf(id ?? '')
  if (page === undefined) throw new Error(`There is no page for the document ${id ?? ''}.`)
  const { _id, ...value } = await shippedDraft(page)
  return value
}

/** Templates of the Studio: those of fixed pages start with the shipped text instead of an empty form. */
export const withPageTemplates = (templates: Template[]): Template[] => [
  ...templates.filter(({ schemaType }) => !isPageType(schemaType)),
  ...PAGE_TYPES.map((type) => ({
    id: shippedTemplate(type),
    title: 'Shipped text',
    schemaType: type,
    parameters: [{ name: 'id', title: 'Page', type: 'string' as const }],
    value: initialValue,
  })),
]
