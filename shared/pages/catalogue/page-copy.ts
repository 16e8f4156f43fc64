/**
 * Types of the copy of public pages. The copy of each page is data of one of these types in a file of its own, and each type has one
 * template. Texts are plain; no string contains markup. A page that is also a document has the type of the schema that parses the document.
 */
import type * as z from 'zod/mini'
import type {
  Copy,
  figure,
  pageMeta,
  point,
  question,
  recordTable,
  section,
  specimen,
  specimenField,
} from '#shared/content/pages/copy-parts.ts'
import type { companyPage } from '#shared/content/pages/company-page.ts'
import type { homePage } from '#shared/content/pages/home-page.ts'
import type { hubPage } from '#shared/content/pages/hub/hub-page.ts'
import type { industryPage, riskCover } from '#shared/content/pages/industry-page.ts'
import type { navigation } from '#shared/content/pages/frame/navigation.ts'
import type { siteSettings } from '#shared/content/pages/frame/site-settings.ts'
import type { planningRange } from '#shared/content/pages/planning-range.ts'
import type { servicePage } from '#shared/content/pages/service-page.ts'
import type { flowStation, solutionPage } from '#shared/content/pages/solution-page.ts'

/** Figure in the style of a banknote's denomination. */
export type Figure = Copy<z.infer<typeof figure>>

/** Metadata of a page for search engines and social networks. */
export type PageMeta = Copy<z.infer<typeof pageMeta>>

/** Heading with its text. */
export type Point = Copy<z.infer<typeof point>>

/** Question of a visitor, and its answer. */
export type Question = Copy<z.infer<typeof question>>

/** Table. Every row has as many cells as there are columns. The first cell is the heading of the row. */
export type RecordTable = Copy<z.infer<typeof recordTable>>

/** Head of a numbered section. */
export type SectionCopy = Copy<z.infer<typeof section>>

/** Field of a specimen document. */
export type SpecimenField = Copy<z.infer<typeof specimenField>>

/** Annotated specimen of a delivered document. */
export type Specimen = Copy<z.infer<typeof specimen>>

/** Planning range of a check. */
export type PlanningRangePage = Copy<z.infer<typeof planningRange>>

/** Fields of a planning range that pages show. The others are for editors. */
export type ShownRange = Omit<PlanningRangePage, 'source' | 'reviewed'>

/** Links of the bar, of its menus and of the footer. */
export type Navigation = Copy<z.infer<typeof navigation>>

/** Facts about the company that all pages share. */
export type SiteSettings = Copy<z.infer<typeof siteSettings>>

/** Service page. */
export type ServicePage = Copy<z.infer<typeof servicePage>>

/** Station of a solution's flow. */
export type FlowStation = Copy<z.infer<typeof flowStation>>

/** Solution page. */
export type SolutionPage = Copy<z.infer<typeof solutionPage>>

/** Effect of a check on a risk. */
export type RiskCover = z.infer<typeof riskCover>

/** Industry page. */
export type IndustryPage = Copy<z.infer<typeof industryPage>>

/** Company page. */
export type CompanyPage = Copy<z.infer<typeof companyPage>>

/** Slug of a company page. */
export type CompanySlug = CompanyPage['slug']

/** Company page with a slug. */
export type CompanyPageOf<Slug extends CompanySlug> = Extract<CompanyPage, { readonly slug: Slug }>

/** About page. */
export type AboutPage = CompanyPageOf<'about'>

/** Clients page. */
export type ClientsPage = CompanyPageOf<'clients'>

/** Careers page. */
export type CareersPage = CompanyPageOf<'careers'>

/** Career and partner page. */
export type PartnersPage = CompanyPageOf<'partners'>

/** Kind of partnership. */
export type PartnershipKind = PartnersPage['kinds']['items'][number]

/** Kind of client. */
export type ClientKind = ClientsPage['kinds']['items'][number]

/** Page for candidates. */
export type CandidatesPage = CompanyPageOf<'candidates'>

/** Trust page without its tables. */
export type TrustPage = CompanyPageOf<'trust'>

/** Contact page without its form. */
export type ContactCopy = CompanyPageOf<'contact'>

/** Home page. */
export type HomePage = Copy<z.infer<typeof homePage>>

/** Hub page, which lists other pages. */
export type HubPage = Copy<z.infer<typeof hubPage>>

/** Slug of a hub page. */
export type HubSlug = HubPage['slug']

/** Hub page with a slug. */
export type HubPageOf<Slug extends HubSlug> = Extract<HubPage, { readonly slug: Slug }>
