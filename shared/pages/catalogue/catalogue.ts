/**
 * Service, solution and industry pages: their slugs, names and order, as used by menus, lists, schemas and pages. All other copy of a page
 * is in a file of its own.
 */
import type { Family } from '#shared/engraving/families.ts'

/** Entry of a page in menus and lists. `slug` is also the name of its mark in `shared/engraving`. */
export interface CatalogueEntry<Slug extends string = string> {
  readonly slug: Slug
  readonly title: string
}

/** Titled group of pages. `slug` is derived from the title. The link "View All" in the menu leads to this slug as a fragment. */
export interface CatalogueSection<Slug extends string = string> {
  readonly slug: string
  readonly title: string
  readonly family: Family
  readonly entries: readonly CatalogueEntry<Slug>[]
}

/** Lines of work. Each has a page under /solutions/ with its slug. */
export const solutionEntries = [
  { slug: 'background-screening', title: 'Background Screening', family: 'screening' },
  { slug: 'corporate-due-diligence', title: 'Corporate Due Diligence', family: 'diligence' },
  { slug: 'ai-data-science', title: 'AI & Data Science', family: 'data' },
  { slug: 'tech-innovation', title: 'Tech & Innovation', family: 'technology' },
] as const satisfies readonly (CatalogueEntry & { readonly family: Family })[]

/** Service pages by line of work, in the order of the menu. */
export const serviceSections = [
  {
    slug: 'background-screening',
    title: 'Background Screening',
    family: 'screening',
    entries: [
      { slug: 'criminal-check', title: 'Criminal check' },
      { slug: 'education-verification', title: 'Education & licence verification' },
      { slug: 'employment-verification', title: 'Employment verification' },
      { slug: 'watchlist-screening', title: 'Watchlist screening' },
      { slug: 'address-verification', title: 'Address verification' },
      { slug: 'reference-validation', title: 'Reference validation' },
      { slug: 'background-screening', title: 'Full background screening' },
    ],
  },
  {
    slug: 'corporate-due-diligence',
    title: 'Corporate Due Diligence',
    family: 'diligence',
    entries: [
      { slug: 'risk-scoring', title: 'Risk scoring' },
      { slug: 'kyc-compliance', title: 'KYC compliance' },
      { slug: 'citizen-by-investment', title: 'Citizenship by investment' },
    ],
  },
  {
    slug: 'ai-data-science',
    title: 'AI & Data Science',
    family: 'data',
    entries: [
      { slug: 'resume-ranking', title: 'Resume ranking' },
      { slug: 'computer-vision', title: 'Computer vision' },
      { slug: 'document-intelligence', title: 'Document intelligence' },
      { slug: 'interactive-dashboards', title: 'Interactive dashboards' },
      { slug: 'nlp', title: 'Language processing (NLP)' },
      { slug: 'predictive-analytics', title: 'Predictive analytics' },
      { slug: 'recommendation-engines', title: 'Recommendation engines' },
      { slug: 'rag', title: 'Document answers (RAG)' },
      { slug: 'sentiment-analysis', title: 'Sentiment analysis' },
    ],
  },
  {
    slug: 'tech-innovation',
    title: 'Tech & Innovation',
    family: 'technology',
    entries: [
      { slug: 'cloud-infrastructure', title: 'Cloud infrastructure' },
      { slug: 'custom-software', title: 'Custom software' },
      { slug: 'data-migration', title: 'Data migration' },
      { slug: 'system-integration', title: 'System integration' },
    ],
  },
] as const satisfies readonly CatalogueSection[]

/** Industry pages in the groups of the menu. */
export const industrySections = [
  {
    slug: 'financial-professional-services',
    title: 'Financial & Professional Services',
    family: 'diligence',
    entries: [
      { slug: 'accounting-advisory', title: 'Accounting & advisory' },
      { slug: 'banking-financial', title: 'Banking & financial' },
      { slug: 'corporate-professional', title: 'Corporate & professional' },
      { slug: 'insurance', title: 'Insurance' },
      { slug: 'legal-services', title: 'Legal services' },
      { slug: 'real-estate', title: 'Real estate' },
    ],
  },
  {
    slug: 'technology-innovation',
    title: 'Technology & Innovation',
    family: 'technology',
    entries: [
      { slug: 'it-software', title: 'IT & software' },
      { slug: 'startups-tech', title: 'Start-ups & tech' },
      { slug: 'ecommerce-digital', title: 'E-commerce & digital' },
      { slug: 'telecommunications', title: 'Telecommunications' },
    ],
  },
  {
    slug: 'healthcare-essential-services',
    title: 'Healthcare & Essential Services',
    family: 'screening',
    entries: [
      { slug: 'international-student-verification', title: 'International student verification' },
      { slug: 'healthcare-medical', title: 'Healthcare' },
      { slug: 'government-public', title: 'Government & public' },
      { slug: 'education-academic', title: 'Education & academic' },
      { slug: 'non-profit', title: 'Non-profit' },
    ],
  },
  {
    slug: 'manufacturing-retail',
    title: 'Manufacturing & Retail',
    family: 'data',
    entries: [
      { slug: 'manufacturing-industrial', title: 'Manufacturing & industrial' },
      { slug: 'retail-consumer', title: 'Retail & consumer' },
      { slug: 'transportation-logistics', title: 'Transportation & logistics' },
      { slug: 'energy-utilities', title: 'Energy & utilities' },
    ],
  },
] as const satisfies readonly CatalogueSection[]

/** Industry pages that the menu does not show. The list of all industries includes them. */
export const furtherIndustries = {
  slug: 'further-industries',
  title: 'More industries',
  family: 'screening',
  entries: [
    { slug: 'financial-institution', title: 'Financial institutions' },
    { slug: 'gig-workers', title: 'Gig workers' },
    { slug: 'academic-education', title: 'Academic institutions' },
    { slug: 'hospitality-food-leisure', title: 'Hospitality, food & leisure' },
    { slug: 'industrial-manufacturing', title: 'Heavy industry' },
    { slug: 'pharmaceutical-biotech', title: 'Pharmaceutical & biotech' },
    { slug: 'recruitment-agencies', title: 'Recruitment agencies' },
    { slug: 'driver-fleet', title: 'Drivers & fleets' },
    { slug: 'tech-saas-cybersecurity', title: 'Tech, SaaS & cyber security' },
  ],
} as const satisfies CatalogueSection

/** Slug of a service page, which is its complete path. */
export type ServiceSlug = (typeof serviceSections)[number]['entries'][number]['slug']

/** Slug of a page under /solutions/. */
export type SolutionSlug = (typeof solutionEntries)[number]['slug']

/** Slug of a page under /industries/. */
export type IndustrySlug =
  | (typeof industrySections)[number]['entries'][number]['slug']
  | (typeof furtherIndustries)['entries'][number]['slug']

/** All service pages, by line of work. */
export const services: readonly CatalogueEntry<ServiceSlug>[] = serviceSections.flatMap(
  ({ entries }) => [...entries],
)

/** All industry pages, those of the menu first. */
export const industries: readonly CatalogueEntry<IndustrySlug>[] = [
  ...industrySections.flatMap(({ entries }) => [...entries]),
  ...furtherIndustries.entries,
]

/** Family that determines the accent colour and engraving of an industry page. */
export const familyOfIndustry = (slug: IndustrySlug): Family =>
  industrySections.find(({ entries }) => entries.some((entry) => entry.slug === slug))?.family ??
  furtherFamilies[slug] ??
  furtherIndustries.family

const furtherFamilies: Partial<Readonly<Record<IndustrySlug, Family>>> = {
  'financial-institution': 'diligence',
  'industrial-manufacturing': 'data',
  'pharmaceutical-biotech': 'data',
  'driver-fleet': 'technology',
  'tech-saas-cybersecurity': 'technology',
}

/** Family that determines the accent colour and engraving of a service page. */
export const familyOfService = (slug: ServiceSlug): Family =>
  serviceSections.find(({ entries }) => entries.some((entry) => entry.slug === slug))?.family ??
  'screening'
