import type { ServiceSlug } from './catalogue.ts'
import type { ServicePage } from './page-copy.ts'
import { withShippedTimes } from './shipped-times.ts'

/** Functions that load the copy of the service pages, with references to planning ranges. Each page is a lazy chunk. */
export const serviceTexts: Readonly<
  Record<ServiceSlug, () => Promise<{ readonly page: ServicePage }>>
> = {
  'background-screening': () => import('../services/background-screening.ts'),
  'criminal-check': () => import('../services/criminal-check.ts'),
  'education-verification': () => import('../services/education-verification.ts'),
  'employment-verification': () => import('../services/employment-verification.ts'),
  'watchlist-screening': () => import('../services/watchlist-screening.ts'),
  'address-verification': () => import('../services/address-verification.ts'),
  'reference-validation': () => import('../services/reference-validation.ts'),
  'risk-scoring': () => import('../services/risk-scoring.ts'),
  'kyc-compliance': () => import('../services/kyc-compliance.ts'),
  'citizen-by-investment': () => import('../services/citizen-by-investment.ts'),
  'resume-ranking': () => import('../services/resume-ranking.ts'),
  'computer-vision': () => import('../services/computer-vision.ts'),
  'document-intelligence': () => import('../services/document-intelligence.ts'),
  'interactive-dashboards': () => import('../services/interactive-dashboards.ts'),
  nlp: () => import('../services/nlp.ts'),
  'predictive-analytics': () => import('../services/predictive-analytics.ts'),
  'recommendation-engines': () => import('../services/recommendation-engines.ts'),
  rag: () => import('../services/rag.ts'),
  'sentiment-analysis': () => import('../services/sentiment-analysis.ts'),
  'cloud-infrastructure': () => import('../services/cloud-infrastructure.ts'),
  'custom-software': () => import('../services/custom-software.ts'),
  'data-migration': () => import('../services/data-migration.ts'),
  'system-integration': () => import('../services/system-integration.ts'),
}

/** Functions that load the copy of the service pages with the times of the shipped planning ranges. */
export const servicePages = withShippedTimes(serviceTexts)
