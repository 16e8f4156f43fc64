import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'

/**
 * Last group of the number of each sample report in this release. With this list, the server can find missing samples at startup without
 * loading the pages of the services. A test compares the list with the rows of the samples on the pages: after a change of these rows,
 * change the group too.
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
