import { identity } from './identity.ts'

/** What the company claims. All of it must be true of the company that puts this site live. */
export interface Claims {
  /** Told to search engines alone, in structured data, and printed nowhere; null tells it nowhere. */
  readonly aggregateRating: AggregateRating | null
  readonly screeningSteps: number
  readonly turnaroundHours: number
  readonly industries: string
  readonly clients: string
  readonly successRate: string
  readonly compliance: string
}

/** An average of ratings. */
interface AggregateRating {
  /** Of 5. */
  readonly value: number
  /** How many ratings it is the average of. */
  readonly count: number
  /** Address of the public page where the ratings can be read; null until the owner has named one. */
  readonly source: string | null
}

const claims: Claims = {
  /** Set it to null unless the ratings can be read in public: search engines punish a rating that nobody can check. */
  aggregateRating: { value: 4.8, count: 247, source: null },
  screeningSteps: 6,
  turnaroundHours: 24,
  industries: '18+',
  clients: '50+',
  successRate: '99%',
  compliance: 'SOC 2 Type II',
}

/** Facts about the company behind the site. Every place that shows one reads it from here, or from `identity.ts`. */
export const site = {
  ...identity,
  description:
    'Background screening, due diligence, AI and technology services. We check claims at their source and show you the limits of every answer.',
  /** Used in absolute URLs only when ORIGIN is unset. */
  locale: 'en',
  coverage: '100+ countries',
  replyPromise: 'within 24 hours',
  /** The days on which the promise to reply counts. */
  replyDays: 'Monday to Friday',
  /** True as long as the company is invented: the foot of every page then says so. Its owner sets it to false. */
  demonstration: true,
  /** To be replaced by the company's own address: `.example` is reserved, so nothing sent here arrives anywhere. */
  contactEmail: 'hello@certavia.example',
  /**
   * Retention of messages, months: inquiries after the last message, applications after the decision, cases of
   * candidates after they were closed. The privacy policy prints it, so it must be true.
   */
  retention: { inquiries: 12, applications: 6, cases: 24 },
  /** Country in which the company works, as ISO 3166 names it: the owner's to set. */
  country: 'GB',
  /** The part of the country whose holidays count where they differ: England's. */
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
