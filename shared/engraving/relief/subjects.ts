import type { Family } from '../family-names.ts'
import type { PageMark } from '../marks/marks.ts'
import { data } from './data.ts'
import { diligence } from './diligence.ts'
import { pages } from './pages.ts'
import type { PlateMark } from './plate-mark.ts'
import { screening } from './screening.ts'
import type { Height } from './shapes.ts'
import { society } from './society.ts'
import { technology } from './technology.ts'
import { trades } from './trades.ts'

const all = {
  ...screening,
  ...diligence,
  ...data,
  ...technology,
  ...society,
  ...trades,
  ...pages,
} as const

/** Object that a plate shows. */
export type Subject = keyof typeof all

/** Height functions of all subjects. */
export const reliefs: Readonly<Record<Subject, Height>> = all

/** Subject of a page, by the page's mark. */
const subjects: Readonly<Record<PlateMark, Subject>> = {
  'background-screening': 'checklist',
  'criminal-check': 'gavel',
  'education-verification': 'mortarboard',
  'employment-verification': 'briefcase',
  'watchlist-screening': 'watchlist',
  'address-verification': 'pin',
  'reference-validation': 'bubbles',

  'corporate-due-diligence': 'owners',
  'risk-scoring': 'gauge',
  'kyc-compliance': 'idCard',
  'citizen-by-investment': 'passport',

  'ai-data-science': 'net',
  'resume-ranking': 'podium',
  'computer-vision': 'eye',
  'document-intelligence': 'scanner',
  'interactive-dashboards': 'dashboard',
  nlp: 'letters',
  'predictive-analytics': 'forecast',
  'recommendation-engines': 'star',
  rag: 'answers',
  'sentiment-analysis': 'mood',

  'tech-innovation': 'chip',
  'cloud-infrastructure': 'cloud',
  'custom-software': 'code',
  'data-migration': 'move',
  'system-integration': 'puzzle',

  'accounting-advisory': 'calculator',
  'banking-financial': 'strongbox',
  'corporate-professional': 'scroll',
  insurance: 'umbrella',
  'legal-services': 'balance',
  'real-estate': 'key',
  'it-software': 'screen',
  'startups-tech': 'rocket',
  'ecommerce-digital': 'bag',
  telecommunications: 'mast',
  'international-student-verification': 'globe',
  'healthcare-medical': 'cross',
  'government-public': 'dome',
  'education-academic': 'book',
  'non-profit': 'heart',
  'manufacturing-industrial': 'factory',
  'retail-consumer': 'basket',
  'transportation-logistics': 'truck',
  'energy-utilities': 'bulb',
  'financial-institution': 'ledger',
  'gig-workers': 'bicycle',
  'academic-education': 'diploma',
  'hospitality-food-leisure': 'cloche',
  'industrial-manufacturing': 'gear',
  'pharmaceutical-biotech': 'flask',
  'recruitment-agencies': 'candidate',
  'driver-fleet': 'wheel',
  'tech-saas-cybersecurity': 'shield',

  home: 'fingerprint',
  about: 'court',
  blogs: 'pen',
  careers: 'calendar',
  'background-screening-solution': 'badge',
  candidates: 'folder',
  'case-studies': 'binders',
  clients: 'people',
  contact: 'envelope',
  glossary: 'cardIndex',
  industries: 'tower',
  legal: 'contract',
  'not-found': 'watchlist',
  partners: 'rings',
  services: 'stopwatch',
  solutions: 'arch',
  trust: 'padlock',
  verify: 'stamp',
  'what-we-offer': 'signpost',
}

/** Mark of the solution page of each family. The plates of pages without a mark show the subject of this page. */
const familyPages: Readonly<Record<Family, PageMark>> = {
  screening: 'background-screening',
  diligence: 'corporate-due-diligence',
  data: 'ai-data-science',
  technology: 'tech-innovation',
}

/** Subject of the page with a mark. Without a mark, the subject of the family. */
export const subjectOf = (family: Family, mark?: PlateMark): Subject =>
  subjects[mark ?? familyPages[family]]

/** True if this is the name of a subject. */
export const isSubject = (name: string): name is Subject => Object.hasOwn(reliefs, name)

/** True if a page of this name has a plate. */
export const isPlateMark = (name: string): name is PlateMark => Object.hasOwn(subjects, name)
