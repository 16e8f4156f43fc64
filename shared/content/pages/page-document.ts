/**
 * Conversion between the copy of a page and its document. Attributes have the same names and the same structure in both, with these
 * differences. A document has its slug only in its id. The items of its lists have `_key` and `_type`. The rows of its tables are objects
 * with `cells`. Its texts with links are strings (`linked-text.ts`). Its checks of a risk are a list. If the pages of its type have
 * different sections, they are in an attribute of their own.
 */
import type * as z from 'zod/mini'
import type {
  CompanyPage,
  HomePage,
  HubPage,
  IndustryPage,
  Navigation,
  PlanningRangePage,
  ServicePage,
  SiteSettings,
  SolutionPage,
} from '#shared/pages/catalogue/page-copy.ts'
import { isRecord, records } from '../guards.ts'
import { companyPage } from './company-page.ts'
import { type FixedPage, fixedPageOf } from './fixed-pages.ts'
import type { PageType } from '../content-types/page-kinds.ts'
import { homePage } from './home-page.ts'
import { hubPage } from './hub/hub-page.ts'
import { industryPage } from './industry-page.ts'
import { isTextParts, toLinkedText } from './linked-text.ts'
import { navigation } from './frame/navigation.ts'
import { siteSettings } from './frame/site-settings.ts'
import { planningRange } from './planning-range.ts'
import { servicePage } from './service-page.ts'
import { solutionPage } from './solution-page.ts'

/** Type of a page's copy, by document type. */
export interface PageCopies {
  readonly servicePage: ServicePage
  readonly solutionPage: SolutionPage
  readonly industryPage: IndustryPage
  readonly companyPage: CompanyPage
  readonly homePage: HomePage
  readonly hubPage: HubPage
  readonly planningRange: PlanningRangePage
  readonly navigation: Navigation
  readonly siteSettings: SiteSettings
}

const schemas = {
  servicePage,
  solutionPage,
  industryPage,
  companyPage,
  homePage,
  hubPage,
  planningRange,
  navigation,
  siteSettings,
} satisfies Record<PageType, z.ZodMiniType>

/** `_type` of the items in each list, by the path of the list in the document. The schemas of the Studio define these types. */
export const ITEM_TYPES = {
  facts: 'pageFact',
  'proof.specimen.fields': 'specimenField',
  'audience.points': 'audiencePoint',
  'method.steps': 'methodStep',
  'limits.points': 'limitPoint',
  'turnaround.table.rows': 'tableRow',
  'law.points': 'lawPoint',
  'questions.items': 'pageQuestion',
  'related.services': 'relatedService',
  'risks.checks': 'riskCheck',
  'risks.rows': 'pageRisk',
  'risks.rows.cover': 'riskCover',
  'roles.table.rows': 'tableRow',
  'regulation.points': 'lawPoint',
  'flow.columns': 'flowColumn',
  'flow.columns.stations': 'flowStation',
  'flow.links': 'flowLink',
  'parts.items': 'servicePart',
  'situations.points': 'situationPoint',
  'received.table.rows': 'tableRow',
  'about.figures': 'pageFigure',
  'about.lines.items': 'companyLine',
  'about.organised.table.rows': 'tableRow',
  'about.refused.points': 'sectionPoint',
  'about.reach.facts': 'pageFact',
  'clients.kinds.items': 'clientKind',
  'clients.engagement.steps': 'sectionPoint',
  'clients.terms.points': 'sectionPoint',
  'clients.questions.items': 'pageQuestion',
  'careers.steps.items': 'sectionPoint',
  'careers.own.facts': 'pageFact',
  'careers.work.points': 'sectionPoint',
  'careers.questions.items': 'pageQuestion',
  'partners.doors': 'partnerDoor',
  'partners.kinds.items': 'partnershipKind',
  'partners.terms.points': 'sectionPoint',
  'partners.proposal.facts': 'pageFact',
  'candidates.actions': 'candidateAction',
  'candidates.steps.steps': 'sectionPoint',
  'candidates.reasons.points': 'sectionPoint',
  'candidates.rights.table.rows': 'tableRow',
  'candidates.questions.items': 'pageQuestion',
  'trust.report.points': 'sectionPoint',
  'trust.questions.items': 'pageQuestion',
  'contact.after.steps': 'contactStep',
  'contact.leave.points': 'sectionPoint',
  'contact.elsewhere.entries': 'pageEntry',
  'work.lines': 'homeLine',
  'evidence.specimen.fields': 'specimenField',
  'more.entries': 'pageEntry',
  'services.reading.points': 'sectionPoint',
  'services.price.points': 'sectionPoint',
  'solutions.notes': 'solutionNote',
  'solutions.combining.points': 'sectionPoint',
  'industries.reading.points': 'sectionPoint',
  'whatWeOffer.lines': 'offerLine',
  bar: 'barLink',
  'offer.sections': 'menuSection',
  'offer.sections.items': 'frameLink',
  'industries.sections': 'menuSection',
  'industries.sections.items': 'frameLink',
  groups: 'linkGroup',
  'groups.links': 'frameLink',
  help: 'frameLink',
  socials: 'socialLink',
} as const

const itemTypes: Readonly<Record<string, string>> = ITEM_TYPES

function toAttribute(value: unknown, path: string): unknown {
  if (isTextParts(value)) return toLinkedText(value)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      if (isTextParts(item)) return toLinkedText(item)
      if (Array.isArray(item)) return { _type: 'tableRow', _key: `k${index}`, cells: item }
      if (!isRecord(item)) return item
      return { _type: itemTypes[path], _key: `k${index}`, ...attributesOf(item, path) }
    })
  }
  if (path === COVER && isRecord(value)) return toAttribute(coverList(value), path)
  return isRecord(value) ? attributesOf(value, path) : value
}

/**
 * Path of the effects that checks have on a risk. In a copy they are an object whose keys are slugs. Slugs are not valid attribute names,
 * so a document has a list instead.
 */
const COVER = 'risks.rows.cover'

const coverList = (effects: Readonly<Record<string, unknown>>) =>
  Object.entries(effects).map(([slug, effect]) => ({ slug, effect }))

const attributesOf = (copy: Readonly<Record<string, unknown>>, path: string) =>
  Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      toAttribute(value, path === '' ? name : `${path}.${name}`),
    ]),
  )

/** Document of a page's copy, without a status. */
export type PageDocument = { readonly _id: string; readonly _type: PageType } & Readonly<
  Record<string, unknown>
>

/** Converts the copy of a page to its document. Equal copies result in equal documents, including the keys of list items. */
export function toPageDocument({ id, type }: FixedPage, copy: PageCopies[PageType]): PageDocument {
  const { slug, ...rest } = copy
  return { _id: id, _type: type, ...attributesOf(nested(type, slug, rest), '') }
}

/** Document types whose pages have different sections. These sections are in an attribute that is named after the page. */
const NESTED: ReadonlySet<PageType> = new Set(['companyPage', 'hubPage'])

/** Attributes that every page of such a document type has. */
const SHARED = new Set(['meta', 'label', 'heading', 'lede'])

type Attributes = Readonly<Record<string, unknown>>

/** Name of the attribute that contains the sections of a page: its slug in camel case. */
export const sectionsAttribute = (slug: string): string =>
  slug.replaceAll(/-(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase())

function nested(type: PageType, slug: string, copy: Attributes): Attributes {
  if (!NESTED.has(type)) return copy
  const entries = Object.entries(copy)
  return {
    ...Object.fromEntries(entries.filter(([name]) => SHARED.has(name))),
    [sectionsAttribute(slug)]: Object.fromEntries(entries.filter(([name]) => !SHARED.has(name))),
  }
}

function flat(type: PageType, value: unknown): unknown {
  if (!NESTED.has(type) || !isRecord(value)) return value
  const { slug, meta, label, heading, lede } = value
  const sections = value[sectionsAttribute(String(slug))]
  return { ...(isRecord(sections) && sections), slug, meta, label, heading, lede }
}

function toCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCopy)
  if (!isRecord(value)) return value
  if (value['_type'] === 'tableRow') return value['cells'] ?? []
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !name.startsWith('_') && part !== null && part !== undefined)
      .map(([name, part]) => [name, name === 'cover' ? coverOf(part) : toCopy(part)]),
  )
}

const coverOf = (list: unknown) =>
  Object.fromEntries(records(list).map(({ slug, effect }) => [String(slug), effect]))

/** Result of reading a document: the copy of the page, or the reason why the document is not a complete page. */
export type PageReading<Type extends PageType> =
  | { readonly copy: PageCopies[Type]; readonly problem?: never }
  | { readonly copy?: never; readonly problem: string }

const fieldOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** Parses copy that has been parsed before, such as the copy in a REST response. */
export function parseCopy<Type extends PageType>(type: Type, value: unknown): PageReading<Type> {
  const parsed = schemas[type].safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { problem: `Check the field “${fieldOf(issue?.path ?? [])}”. It is missing or invalid.` }
  }
  const copy: unknown = parsed.data
  // The cast is correct: the schema of a document type returns copy of that type.
  return { copy: copy as PageCopies[Type] } // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** Parses the copy of a page from the result of a query, in which absent attributes are null. */
export const parsePage = <Type extends PageType>(type: Type, value: unknown): PageReading<Type> =>
  parseCopy(type, flat(type, toCopy(value)))

/** Reads the copy of a page from its document or draft. The id determines the page. The status is not checked. */
export function readPage(document: Readonly<Record<string, unknown>>): PageReading<PageType> {
  const id = String(document['_id']).replace(/^drafts\./, '')
  const page = fixedPageOf(id)
  if (page === undefined || document['_type'] !== page.type) {
    return { problem: `There is no page for the document ${id}.` }
  }
  return parsePage(page.type, { ...document, slug: page.slug })
}

/** Complete planning ranges in a list whose content is unknown. Incomplete ones are left out. */
export const completeRanges = (raw: unknown): readonly PlanningRangePage[] =>
  records(raw).flatMap((range) => parseCopy('planningRange', range).copy ?? [])
