import type { SchemaTypeDefinition } from 'sanity'
import { author } from './author.ts'
import { blog } from './blog.ts'
import { caseStudy } from './case-study.ts'
import { category } from './category.ts'
import { blockTypes } from './fields/body.ts'
import { libraryImage } from './library-image.ts'
import { opening } from './job-opening.ts'
import { companyPage } from './pages/company-page.ts'
import { homePage } from './pages/home-page.ts'
import { hubPage } from './pages/hub-page.ts'
import { landingBlockTypes } from './landing/landing-blocks.ts'
import { landingPage } from './landing/landing-page.ts'
import { landingSection, pageSection } from './landing/page-section.ts'
import { industryPage } from './pages/industry-page.ts'
import { navigation } from './pages/frame/navigation.ts'
import { siteSettings } from './pages/frame/site-settings.ts'
import { planningRange } from './pages/planning-range.ts'
import { servicePage } from './pages/service-page.ts'
import { solutionPage } from './pages/solution-page.ts'
import { redirect } from './redirect.ts'
import { result } from './result.ts'
import { seo } from './seo.ts'
import { tableRow } from './table-row.ts'

/** All types of the content model: documents first, then the object types that documents contain. */
export const schemaTypes: SchemaTypeDefinition[] = [
  blog,
  caseStudy,
  opening,
  servicePage,
  solutionPage,
  industryPage,
  companyPage,
  homePage,
  hubPage,
  planningRange,
  navigation,
  siteSettings,
  landingPage,
  pageSection,
  author,
  category,
  libraryImage,
  redirect,
  seo,
  ...Object.values(blockTypes),
  ...Object.values(landingBlockTypes),
  landingSection,
  tableRow,
  result,
]
