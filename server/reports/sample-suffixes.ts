import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'

/**
 * Last groups of the numbers of the samples in this release. With them, the server needs no page at the start to find out if a sample is
 * missing. A test compares them with the rows of the pages: if the rows of a page change, change its group too.
 */
export const sampleSuffixes: Readonly<Record<ServiceSlug, string>> = {
  'background-screening': 'AV',
  'criminal-check': 'HK',
  'education-verification': 'AX',
  'employment-verification': 'MZ',
  'watchlist-screening': 'VE',
  'address-verification': '82',
  'reference-validation': 'JA',
  'risk-scoring': 'YG',
  'kyc-compliance': '9H',
  'citizen-by-investment': 'BZ',
  'resume-ranking': 'Z8',
  'computer-vision': 'VG',
  'document-intelligence': 'PF',
  'interactive-dashboards': 'H9',
  nlp: 'VR',
  'predictive-analytics': 'YK',
  'recommendation-engines': '7C',
  rag: '7R',
  'sentiment-analysis': 'TG',
  'cloud-infrastructure': 'RY',
  'custom-software': 'PB',
  'data-migration': 'JQ',
  'system-integration': 'PS',
}
