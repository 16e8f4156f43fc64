import { readPhrasings, type Phrasing } from './read-phrasings.ts'
import { articlesBlogAHPhrasings } from './articles/blog-a-h.ts'
import { articlesBlogIVPhrasings } from './articles/blog-i-v.ts'
import { articlesBlogWZPhrasings } from './articles/blog-w-z.ts'
import { articlesCaseStudiesPhrasings } from './articles/case-studies.ts'
import { companyCandidatesAndTrustPhrasings } from './company/candidates-and-trust.ts'
import { companyCompanyPhrasings } from './company/company.ts'
import { companyNoticesPhrasings } from './company/notices.ts'
import { companyPrivacyPhrasings } from './company/privacy.ts'
import { companyServicesPhrasings } from './company/services.ts'
import { everydayBuyersPhrasings } from './everyday/buyers.ts'
import { everydayModelsPhrasings } from './everyday/models.ts'
import { everydayCandidatesAndPricesPhrasings } from './everyday/candidates-and-prices.ts'
import { everydayChecksPhrasings } from './everyday/checks.ts'
import { everydayPeopleCheckedPhrasings } from './everyday/people-checked.ts'
import { everydayProjectsPhrasings } from './everyday/projects.ts'
import { everydayTechnologyPhrasings } from './everyday/technology.ts'
import { industriesADPhrasings } from './industries/a-d.ts'
import { industriesEHPhrasings } from './industries/e-h.ts'
import { industriesIMPhrasings } from './industries/i-m.ts'
import { industriesNZPhrasings } from './industries/n-z.ts'
import { servicesDocumentsAndPicturesPhrasings } from './services/documents-and-pictures.ts'
import { servicesModelsPhrasings } from './services/models.ts'
import { servicesPeopleAndCompaniesPhrasings } from './services/people-and-companies.ts'
import { servicesRecordsPhrasings } from './services/records.ts'
import { servicesSolutionsPhrasings } from './services/solutions.ts'
import { servicesTechnologyPhrasings } from './services/technology.ts'

/** Phrasings of visitors' questions for all passages, one table per group of pages. */
export const phrasings: readonly Phrasing[] = [
  articlesBlogAHPhrasings,
  articlesBlogIVPhrasings,
  articlesBlogWZPhrasings,
  articlesCaseStudiesPhrasings,
  companyCandidatesAndTrustPhrasings,
  companyCompanyPhrasings,
  companyNoticesPhrasings,
  companyPrivacyPhrasings,
  companyServicesPhrasings,
  everydayBuyersPhrasings,
  everydayModelsPhrasings,
  everydayCandidatesAndPricesPhrasings,
  everydayChecksPhrasings,
  everydayPeopleCheckedPhrasings,
  everydayProjectsPhrasings,
  everydayTechnologyPhrasings,
  industriesADPhrasings,
  industriesEHPhrasings,
  industriesIMPhrasings,
  industriesNZPhrasings,
  servicesDocumentsAndPicturesPhrasings,
  servicesModelsPhrasings,
  servicesPeopleAndCompaniesPhrasings,
  servicesRecordsPhrasings,
  servicesSolutionsPhrasings,
  servicesTechnologyPhrasings,
].flatMap(readPhrasings)
