import { apiPaths, paths } from '#shared/paths/paths.ts'
import type { ContentType } from './content-type.ts'

/** Definition of the content type case study. */
export const caseStudy = {
  noun: 'case study',
  plural: 'Case studies',
  missing: 'Case study not found or not available',
  paths: {
    page: paths.caseStudy,
    list: paths.caseStudies,
    cmsPage: paths.cmsCaseStudy,
    cmsList: paths.cmsCaseStudies,
    adminPage: paths.adminCaseStudy,
    adminList: paths.adminCaseStudies,
  },
  rest: { detail: apiPaths.caseStudy, list: apiPaths.caseStudies },
  filter: 'industry',
  summary: 'summary',
  shows: [],
} as const satisfies ContentType
