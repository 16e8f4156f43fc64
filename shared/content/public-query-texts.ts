/**
 * Texts of the public queries. `npm run typegen` derives the type of each result from them and writes it to `sanity.types.ts`.
 * `query-types.test.ts` compares these types with the parsers.
 */
import { defineQuery } from 'groq'
import { OPENINGS_LIMIT } from './job-opening.ts'
import {
  BLOG_ITEM,
  BLOG_WITH_NEIGHBOURS,
  CASE_STUDY_ITEM,
  CASE_STUDY_WITH_NEIGHBOURS,
  CATEGORY_FIELDS,
  NEWEST_FIRST,
  OPENING,
  PUBLIC_BLOG,
  PUBLIC_CASE_STUDY,
  PUBLIC_OPENING,
} from './projections.ts'
import {
  COMPANY_PAGE,
  HOME_PAGE,
  HUB_PAGE,
  INDUSTRY_PAGE,
  PLANNING_RANGE,
  PUBLIC_COMPANY_PAGE,
  PUBLIC_HOME_PAGE,
  PUBLIC_HUB_PAGE,
  PUBLIC_INDUSTRY_PAGE,
  PUBLIC_PLANNING_RANGE,
  PUBLIC_SERVICE_PAGE,
  PUBLIC_SOLUTION_PAGE,
  SERVICE_PAGE,
  SOLUTION_PAGE,
} from './pages/page-projections.ts'
import {
  NAVIGATION,
  PUBLIC_NAVIGATION,
  PUBLIC_SITE_SETTINGS,
  SITE_SETTINGS,
} from './pages/frame/frame-projections.ts'
import { LANDING_PAGE, PUBLIC_LANDING_PAGE } from './landing/landing-projections.ts'
import { HIGHLIGHTS_SIZE, RELATED_SIZE } from './public-query-names.ts'

const CATEGORY_FACETS = `(*[_type == "category" && _id in path("*")]{
    ${CATEGORY_FIELDS},
    "count": count(*[${PUBLIC_BLOG} && category._ref == ^._id])
  })[count > 0] | order(title asc, id asc) {slug, title, count}`

/** A page of published blogs, newest first, with the facets of all blogs. */
export const BLOG_LIST_QUERY = defineQuery(`{
  "items": *[${PUBLIC_BLOG}] | ${NEWEST_FIRST} [$from...$to]${BLOG_ITEM},
  "total": count(*[${PUBLIC_BLOG}]),
  "facets": ${CATEGORY_FACETS}
}`)

/** Condition for the blogs of a category. A category with the given slug takes precedence over one with the given id. */
const OF_CATEGORY = ` && category._ref == coalesce(
    (*[_type == "category" && _id in path("*") && slug.current == $category] | order(_id asc))[0]._id,
    $category
  )`

/** A page of published blogs of one category, newest first, with the facets of all blogs. */
export const BLOG_LIST_OF_CATEGORY_QUERY = defineQuery(`{
  "items": *[${PUBLIC_BLOG}${OF_CATEGORY}] | ${NEWEST_FIRST} [$from...$to]${BLOG_ITEM},
  "total": count(*[${PUBLIC_BLOG}${OF_CATEGORY}]),
  "facets": ${CATEGORY_FACETS}
}`)

const INDUSTRIES = `*[${PUBLIC_CASE_STUDY} && defined(industry) && string(industry) == industry].industry`

/** A page of published case studies, newest first, with the industry of every published case study. */
export const CASE_STUDY_LIST_QUERY = defineQuery(`{
  "items": *[${PUBLIC_CASE_STUDY}] | ${NEWEST_FIRST} [$from...$to]${CASE_STUDY_ITEM},
  "total": count(*[${PUBLIC_CASE_STUDY}]),
  "industries": ${INDUSTRIES}
}`)

/** A page of published case studies of one industry, newest first, with the industry of every published case study. */
export const CASE_STUDY_LIST_OF_INDUSTRY_QUERY = defineQuery(`{
  "items": *[${PUBLIC_CASE_STUDY} && industry == $industry] | ${NEWEST_FIRST} [$from...$to]${CASE_STUDY_ITEM},
  "total": count(*[${PUBLIC_CASE_STUDY} && industry == $industry]),
  "industries": ${INDUSTRIES}
}`)

/** A page of published case studies of several industries, newest first, with the industry of every published case study. */
export const CASE_STUDY_LIST_OF_INDUSTRIES_QUERY = defineQuery(`{
  "items": *[${PUBLIC_CASE_STUDY} && industry in $industries] | ${NEWEST_FIRST} [$from...$to]${CASE_STUDY_ITEM},
  "total": count(*[${PUBLIC_CASE_STUDY} && industry in $industries]),
  "industries": ${INDUSTRIES}
}`)

/** A published blog by slug, otherwise by id. */
export const BLOG_DETAIL_QUERY = defineQuery(`coalesce(
  (*[${PUBLIC_BLOG} && slug.current == $id] | order(_id asc))[0],
  *[${PUBLIC_BLOG} && _id == $id][0]
)${BLOG_WITH_NEIGHBOURS}`)

/** A published case study by slug, otherwise by id. */
export const CASE_STUDY_DETAIL_QUERY = defineQuery(`coalesce(
  (*[${PUBLIC_CASE_STUDY} && slug.current == $id] | order(_id asc))[0],
  *[${PUBLIC_CASE_STUDY} && _id == $id][0]
)${CASE_STUDY_WITH_NEIGHBOURS}`)

/** Newest published articles of each type. */
export const HIGHLIGHTS_QUERY = defineQuery(`{
  "blogs": *[${PUBLIC_BLOG}] | ${NEWEST_FIRST} [0...${HIGHLIGHTS_SIZE}]${BLOG_ITEM},
  "case_studies": *[${PUBLIC_CASE_STUDY}] | ${NEWEST_FIRST} [0...${HIGHLIGHTS_SIZE}]${CASE_STUDY_ITEM}
}`)

const RELATED_BLOGS = `*[${PUBLIC_BLOG} && count(tags[lower(@) in $tags]) > 0] | ${NEWEST_FIRST} [0...${RELATED_SIZE}]${BLOG_ITEM}`

/** Newest published articles with one of the tags or services. */
export const RELATED_TO_SERVICES_QUERY = defineQuery(`{
  "blogs": ${RELATED_BLOGS},
  "case_studies": *[${PUBLIC_CASE_STUDY} && count(services[@ in $services]) > 0] | ${NEWEST_FIRST} [0...${RELATED_SIZE}]${CASE_STUDY_ITEM}
}`)

/** Newest published articles with one of the tags or the industry. */
export const RELATED_TO_INDUSTRY_QUERY = defineQuery(`{
  "blogs": ${RELATED_BLOGS},
  "case_studies": *[${PUBLIC_CASE_STUDY} && industry == $industry] | ${NEWEST_FIRST} [0...${RELATED_SIZE}]${CASE_STUDY_ITEM}
}`)

/** Published openings, newest first. */
export const OPENINGS_QUERY = defineQuery(
  `*[${PUBLIC_OPENING}] | ${NEWEST_FIRST} [0...${OPENINGS_LIMIT}]${OPENING}`,
)

/** A published service page by the id of its document. */
export const SERVICE_PAGE_QUERY = defineQuery(
  `*[${PUBLIC_SERVICE_PAGE} && _id == $id][0]${SERVICE_PAGE}`,
)

/** A published industry page by the id of its document. */
export const INDUSTRY_PAGE_QUERY = defineQuery(
  `*[${PUBLIC_INDUSTRY_PAGE} && _id == $id][0]${INDUSTRY_PAGE}`,
)

/** A published solution page by the id of its document. */
export const SOLUTION_PAGE_QUERY = defineQuery(
  `*[${PUBLIC_SOLUTION_PAGE} && _id == $id][0]${SOLUTION_PAGE}`,
)

/** A published landing page by its slug. */
export const LANDING_PAGE_QUERY = defineQuery(
  `(*[${PUBLIC_LANDING_PAGE} && slug.current == $id] | order(_id asc))[0]${LANDING_PAGE}`,
)

/** Published copy of a company page, by the id of its document. */
export const COMPANY_PAGE_QUERY = defineQuery(
  `*[${PUBLIC_COMPANY_PAGE} && _id == $id][0]${COMPANY_PAGE}`,
)

/** Published copy of the home page, by the id of its document. */
export const HOME_PAGE_QUERY = defineQuery(`*[${PUBLIC_HOME_PAGE} && _id == $id][0]${HOME_PAGE}`)

/** Published copy of a hub page, by the id of its document. */
export const HUB_PAGE_QUERY = defineQuery(`*[${PUBLIC_HUB_PAGE} && _id == $id][0]${HUB_PAGE}`)

/** Published copy of a planning range, by the id of its document. */
export const PLANNING_RANGE_QUERY = defineQuery(
  `*[${PUBLIC_PLANNING_RANGE} && _id == $id][0]${PLANNING_RANGE}`,
)

/** All published planning ranges. */
export const PLANNING_RANGES_QUERY = defineQuery(
  `*[${PUBLIC_PLANNING_RANGE}] | order(_id asc)${PLANNING_RANGE}`,
)

/** The published navigation, by the id of its document. */
export const NAVIGATION_QUERY = defineQuery(`*[${PUBLIC_NAVIGATION} && _id == $id][0]${NAVIGATION}`)

/** The published site settings, by the id of their document. */
export const SITE_SETTINGS_QUERY = defineQuery(
  `*[${PUBLIC_SITE_SETTINGS} && _id == $id][0]${SITE_SETTINGS}`,
)
