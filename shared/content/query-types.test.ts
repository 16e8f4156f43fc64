/**
 * Compares the result types of the queries, which are generated from the schemas, with the parsers. The comparison is made by the type
 * checker: `npm run types` fails if a query and its parser disagree.
 */
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type {
  blogDetail,
  blogPage,
  caseStudyDetail,
  caseStudyPage,
  facet,
  highlights,
} from './article.ts'
import type { opening } from './job-opening.ts'
import type { companyPage } from './pages/company-page.ts'
import type { homePage } from './pages/home-page.ts'
import type { hubPage } from './pages/hub/hub-page.ts'
import type { navigation } from './pages/frame/navigation.ts'
import type { siteSettings } from './pages/frame/site-settings.ts'
import type { planningRange } from './pages/planning-range.ts'
import type { landingPage } from './landing/landing-page.ts'
import type { industryPage } from './pages/industry-page.ts'
import type { servicePage } from './pages/service-page.ts'
import type { solutionPage } from './pages/solution-page.ts'
import type {
  BLOG_DETAIL_QUERY_RESULT,
  BLOG_LIST_OF_CATEGORY_QUERY_RESULT,
  BLOG_LIST_QUERY_RESULT,
  CASE_STUDY_DETAIL_QUERY_RESULT,
  CASE_STUDY_LIST_OF_INDUSTRIES_QUERY_RESULT,
  CASE_STUDY_LIST_OF_INDUSTRY_QUERY_RESULT,
  CASE_STUDY_LIST_QUERY_RESULT,
  COMPANY_PAGE_QUERY_RESULT,
  HIGHLIGHTS_QUERY_RESULT,
  HOME_PAGE_QUERY_RESULT,
  HUB_PAGE_QUERY_RESULT,
  PLANNING_RANGE_QUERY_RESULT,
  PLANNING_RANGES_QUERY_RESULT,
  INDUSTRY_PAGE_QUERY_RESULT,
  LANDING_PAGE_QUERY_RESULT,
  NAVIGATION_QUERY_RESULT,
  OPENINGS_QUERY_RESULT,
  RELATED_TO_INDUSTRY_QUERY_RESULT,
  RELATED_TO_SERVICES_QUERY_RESULT,
  SERVICE_PAGE_QUERY_RESULT,
  SITE_SETTINGS_QUERY_RESULT,
  SOLUTION_PAGE_QUERY_RESULT,
} from './sanity.types.ts'

/** Removes null from the items of a list. The filter of the query excludes null, but the generated type contains it. */
type WithoutNull<T> = T extends readonly (infer Item)[]
  ? WithoutNull<Item>[]
  : T extends object
    ? { [Key in keyof T]: NonNullable<T[Key]> }
    : T

/**
 * Adds facts to the generated types that they do not contain: only published documents are selected; a crop or hotspot has all its numbers;
 * a dark picture has its file; a result has a label and a value; a testimonial has a quote.
 */
type Filtered<T> = T extends readonly (infer Item)[]
  ? Filtered<Item>[]
  : T extends object
    ? {
        [Key in keyof T]: Key extends 'status'
          ? NonNullable<T[Key]>
          : Key extends 'crop' | 'hotspot' | 'dark' | 'results' | 'testimonial'
            ? WithoutNull<T[Key]>
            : Filtered<T[Key]>
      }
    : T

type Item<List> = List extends readonly (infer Each)[] ? Each : never

test('the query of a list of blogs matches its parser exactly', () => {
  type Read = z.input<typeof blogPage>
  expectTypeOf<Filtered<BLOG_LIST_QUERY_RESULT>>().toExtend<Read>()
  expectTypeOf<Filtered<BLOG_LIST_OF_CATEGORY_QUERY_RESULT>>().toExtend<Read>()
  expectTypeOf<keyof Item<BLOG_LIST_QUERY_RESULT['items']>>().toEqualTypeOf<
    keyof Item<Read['items']>
  >()
  expectTypeOf<keyof Item<BLOG_LIST_QUERY_RESULT['facets']>>().toEqualTypeOf<
    keyof z.input<typeof facet>
  >()
})

test('the query of a list of case studies matches its parser exactly', () => {
  type Read = Omit<z.input<typeof caseStudyPage>, 'facets'>
  type WithIndustries = Omit<Filtered<CASE_STUDY_LIST_QUERY_RESULT>, 'industries'>
  expectTypeOf<WithIndustries>().toExtend<Read>()
  expectTypeOf<CASE_STUDY_LIST_OF_INDUSTRY_QUERY_RESULT>().toEqualTypeOf<CASE_STUDY_LIST_QUERY_RESULT>()
  expectTypeOf<CASE_STUDY_LIST_OF_INDUSTRIES_QUERY_RESULT>().toEqualTypeOf<CASE_STUDY_LIST_QUERY_RESULT>()
  expectTypeOf<NonNullable<Item<CASE_STUDY_LIST_QUERY_RESULT['industries']>>>().toExtend<string>()
  expectTypeOf<keyof Item<CASE_STUDY_LIST_QUERY_RESULT['items']>>().toEqualTypeOf<
    keyof Item<Read['items']>
  >()
})

test('the query of a blog matches its parser exactly', () => {
  type Read = z.input<typeof blogDetail>
  expectTypeOf<NonNullable<Filtered<BLOG_DETAIL_QUERY_RESULT>>>().toExtend<Read>()
  expectTypeOf<keyof NonNullable<BLOG_DETAIL_QUERY_RESULT>>().toEqualTypeOf<keyof Read>()
})

test('the query of a case study matches its parser exactly', () => {
  type Read = z.input<typeof caseStudyDetail>
  expectTypeOf<NonNullable<Filtered<CASE_STUDY_DETAIL_QUERY_RESULT>>>().toExtend<Read>()
  expectTypeOf<keyof NonNullable<CASE_STUDY_DETAIL_QUERY_RESULT>>().toEqualTypeOf<keyof Read>()
})

test('the queries of highlights and related articles match their parser', () => {
  type Read = z.input<typeof highlights>
  expectTypeOf<Filtered<HIGHLIGHTS_QUERY_RESULT>>().toExtend<Read>()
  expectTypeOf<RELATED_TO_SERVICES_QUERY_RESULT>().toEqualTypeOf<HIGHLIGHTS_QUERY_RESULT>()
  expectTypeOf<RELATED_TO_INDUSTRY_QUERY_RESULT>().toEqualTypeOf<HIGHLIGHTS_QUERY_RESULT>()
})

test('the query of openings matches its parser exactly', () => {
  type Read = z.input<typeof opening>
  expectTypeOf<Filtered<Item<OPENINGS_QUERY_RESULT>>>().toExtend<Read>()
  expectTypeOf<keyof Item<OPENINGS_QUERY_RESULT>>().toEqualTypeOf<keyof Read>()
})

test('the query of a service page returns the attributes of its parser', () => {
  type Result = NonNullable<SERVICE_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof servicePage>
  expectTypeOf<keyof Result>().toEqualTypeOf<keyof Read>()
  expectTypeOf<keyof NonNullable<Result['proof']>>().toEqualTypeOf<keyof Read['proof']>()
  expectTypeOf<keyof NonNullable<Result['turnaround']>>().toEqualTypeOf<keyof Read['turnaround']>()
  expectTypeOf<keyof NonNullable<Result['law']>>().toEqualTypeOf<keyof Read['law']>()
})

test('the query of an industry page returns the attributes of its parser', () => {
  type Result = NonNullable<INDUSTRY_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof industryPage>
  expectTypeOf<keyof Result>().toEqualTypeOf<keyof Read>()
  expectTypeOf<keyof NonNullable<Result['risks']>>().toEqualTypeOf<keyof Read['risks']>()
  expectTypeOf<keyof NonNullable<Result['related']>>().toEqualTypeOf<keyof Read['related']>()
})

test('the query of a solution page returns the attributes of its parser', () => {
  type Result = NonNullable<SOLUTION_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof solutionPage>
  expectTypeOf<keyof Result>().toEqualTypeOf<keyof Read>()
  expectTypeOf<keyof NonNullable<Result['flow']>>().toEqualTypeOf<keyof Read['flow']>()
  expectTypeOf<keyof NonNullable<Result['related']>>().toEqualTypeOf<keyof Read['related']>()
})

test('the query of a company page returns the sections of its parser, each below the slug of its page', () => {
  type Result = NonNullable<COMPANY_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof companyPage>
  type Head = 'slug' | 'meta' | 'heading' | 'lede'
  expectTypeOf<keyof Result>().toEqualTypeOf<Head | Read['slug']>()
  expectTypeOf<keyof NonNullable<Result['about']>>().toEqualTypeOf<
    Exclude<keyof Extract<Read, { slug: 'about' }>, Head>
  >()
  expectTypeOf<keyof NonNullable<Result['contact']>>().toEqualTypeOf<
    Exclude<keyof Extract<Read, { slug: 'contact' }>, Head>
  >()
})

test('the query of the home page returns the attributes of its parser', () => {
  type Result = NonNullable<HOME_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof homePage>
  expectTypeOf<keyof Result>().toEqualTypeOf<keyof Read>()
  expectTypeOf<keyof NonNullable<Result['work']>>().toEqualTypeOf<keyof Read['work']>()
  expectTypeOf<keyof NonNullable<Result['more']>>().toEqualTypeOf<keyof Read['more']>()
})

test('the query of a hub page returns the sections of its parser, each below the name of its page', () => {
  type Result = NonNullable<HUB_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof hubPage>
  type Head = 'slug' | 'meta' | 'label' | 'heading' | 'lede'
  type Sections = 'whatWeOffer' | 'services' | 'solutions' | 'industries'
  expectTypeOf<keyof Result>().toEqualTypeOf<Head | Sections>()
  expectTypeOf<keyof NonNullable<Result['services']>>().toEqualTypeOf<
    Exclude<keyof Extract<Read, { slug: 'services' }>, Head>
  >()
})

test('the query of a landing page returns the attributes of its parser, and the types of its blocks', () => {
  type Result = NonNullable<LANDING_PAGE_QUERY_RESULT>
  type Read = z.infer<typeof landingPage>
  expectTypeOf<keyof Read>().toExtend<keyof Result>()
  expectTypeOf<Read['blocks'][number]['type']>().toExtend<Result['blocks'][number]['type']>()
})

test('the queries of planning ranges return the attributes of a range', () => {
  type Range = keyof z.infer<typeof planningRange>
  expectTypeOf<keyof NonNullable<PLANNING_RANGE_QUERY_RESULT>>().toEqualTypeOf<Range>()
  expectTypeOf<keyof PLANNING_RANGES_QUERY_RESULT[number]>().toEqualTypeOf<Range>()
})

test('the queries of the navigation and the site settings return their attributes', () => {
  expectTypeOf<keyof NonNullable<NAVIGATION_QUERY_RESULT>>().toEqualTypeOf<
    keyof z.infer<typeof navigation>
  >()
  expectTypeOf<keyof NonNullable<SITE_SETTINGS_QUERY_RESULT>>().toEqualTypeOf<
    keyof z.infer<typeof siteSettings>
  >()
})
