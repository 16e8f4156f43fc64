import { identity } from './identity.ts'

/** Claims of the company. All must be true for the company that operates this site. */
export interface Claims {
  /** Rating in the structured data for search engines. Null: the structured data contains none. */
  readonly aggregateRating: AggregateRating | null
  readonly screeningSteps: number
  readonly turnaroundHours: number
  readonly industries: string
  readonly clients: string
  readonly successRate: string
  readonly compliance: string
}

/** Average rating. */
interface AggregateRating {
  /** Average, at most 5. */
  readonly value: number
  /** Number of ratings. */
  readonly count: number
  /** URL of the public page with the ratings; null until the owner has named one. */
  readonly source: string | null
}

const claims: Claims = {
  /** Must be null unless the ratings are public: search engines penalise unverifiable ratings. */
  aggregateRating: { value: 4.8, count: 247, source: null },
  screeningSteps: 6,
  turnaroundHours: 24,
  industries: '18+',
  clients: '50+',
  successRate: '99%',
  compliance: 'SOC 2 Type II',
}

/** Facts about the company. All code that shows such a fact imports it from this file or from `identity.ts`. */
export const site = {
  ...identity,
  description:
    'Background screening, due diligence, AI and technology services. We check claims at their source and show you the limits of every answer.',
  /** Language of the site, as a BCP 47 tag. */
  locale: 'en',
  coverage: '100+ countries',
  replyPromise: 'within 24 hours',
  /** Days on which the reply promise applies. */
  replyDays: 'Monday to Friday',
  /** True while the company is fictitious. The footer of every page then states that. The owner of a real company sets it to false. */
  demonstration: true,
  /** To be replaced by the company's own address: the domain `.example` is reserved, so emails to it are never delivered. */
  contactEmail: 'hello@certavia.example',
  /**
   * Retention in months: inquiries after the last message, applications after the decision, cases of candidates after they were closed,
   * counts of visits and measurements of speed after their day. The privacy policy states these periods, so they must be the real ones.
   */
  retention: { inquiries: 12, applications: 6, cases: 24, visits: 12 },
  /** ISO 3166 code of the company's country; set by the owner. */
  country: 'GB',
  /** Region whose public holidays apply: England. */
  region: 'ENG',
  hours: { days: 'Mon to Fri', opens: '09:00', closes: '17:00' },
  foundingYear: 2020,
  employees: '50-200',
  claims,
  socials: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'X', url: 'https://x.com/' },
  ],
} as const
