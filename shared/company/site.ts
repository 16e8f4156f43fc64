import { identity } from './identity.ts'

/** Claims about the company. Each must be true for the company that operates this site. */
export interface Claims {
  /** Rating in the structured data for search engines. If it is null, the structured data contains no rating. */
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
  /** URL of the public page with the ratings. Null until the site's owner has named one. */
  readonly source: string | null
}

const claims: Claims = {
  /** Set to null unless the ratings are public, because search engines penalize ratings that cannot be verified. */
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
  /** Days on which the company replies to inquiries as promised. */
  replyDays: 'Monday to Friday',
  /** True while the company is fictional. The footer of every page then says so. For a real company, the owner sets it to false. */
  demonstration: true,
  /** Placeholder for the company's own address. Emails to it are never delivered, because the domain `.example` is reserved. */
  contactEmail: 'hello@certavia.example',
  /**
   * Retention periods in months. A period starts at the last message of an inquiry, at the decision on an application, at the end of a
   * candidate's case, or at the day of a count of visits or a measurement of speed. The privacy policy states these periods, so they must
   * be the real ones.
   */
  retention: { inquiries: 12, applications: 6, cases: 24, visits: 12 },
  /** ISO 3166 code of the company's country. The site's owner sets it. */
  country: 'GB',
  /** Region whose public holidays are days without meetings and replies: England. */
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
