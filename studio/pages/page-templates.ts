import type { Template, TemplateItem } from 'sanity'
import { fixedPageOf, isPageType, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'

/** Name of the template for the first document of a fixed page, which contains the shipped text. */
export const shippedTemplate = (type: string) => `shipped-${type}`

/** True for a template of a fixed page. The Studio does not offer it for new documents, because each fixed page has one document. */
export const isPageTemplate = ({ templateId }: Pick<TemplateItem, 'templateId'>): boolean =>
  PAGE_TYPES.some((type) => templateId === type || templateId === shippedTemplate(type))

/** Returns the shipped text as the first value of a page's document. @param id published id of the document */
async function initialValue({ id }: { readonly id?: string }) {
  const page = fixedPageOf(id ?? '')
  if (page === undefined) throw new Error(`There is no page for the document ${id ?? ''}.`)
  const { _id, ...value } = await shippedDraft(page)
  return value
}

/** Returns the Studio's templates. Those of fixed pages start with the shipped text instead of an empty form. */
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
