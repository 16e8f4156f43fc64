import { lower } from './says.ts'
import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { rangeText } from '#shared/pages/planning.ts'
import type { RangeId } from '#shared/pages/range-names.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'

/** Phrase that names the case of each range. It follows a time, as in "takes 2 to 5 working days for a UK Basic certificate". */
const CASES: Readonly<Record<RangeId, string>> = {
  'criminal-court-online': 'for a US court with online records',
  'criminal-court-clerk': 'for a US court where a clerk searches',
  'criminal-uk-basic': 'for a UK Basic certificate',
  'criminal-uk-enhanced': 'for a UK Enhanced certificate from the DBS',
  'criminal-eu': 'for an EU certificate',
  'degree-online': 'for a degree in an online register',
  'degree-office': 'where the university answers in writing',
  'licence-online': 'for a licence in an online register',
  'licence-office': 'where the issuing body answers in writing',
  'employment-online': 'where the employer uses a payroll database',
  'employment-hr': 'where the HR department answers by email',
  reference: 'for a reference',
  identity: 'for the documents of the candidate',
  'address-online': 'where a register shows the address',
  'address-document': 'for a document such as a bill',
  'address-visit': 'for a visit',
  watchlist: 'for sanctions and PEP lists',
  'company-online': 'for a company in an online register',
  'owners-abroad': 'for owners across borders',
}

/** Planning ranges for which an answer names the factor that decides the time. The factor applies to all cases of these ranges. */
const EXPLAINED: ReadonlySet<RangeId> = new Set<RangeId>([
  'criminal-uk-basic',
  'criminal-uk-enhanced',
  'criminal-eu',
  'reference',
  'identity',
  'watchlist',
  'owners-abroad',
])

/** A kind of check with the words that visitors use for it. */
export interface CheckKind {
  readonly words: RegExp
  /** Name of the check as the subject of a sentence. */
  readonly name: string
  readonly service: ServiceSlug
  readonly ranges: readonly RangeId[]
}

const CRIMINAL: readonly RangeId[] = [
  'criminal-court-online',
  'criminal-court-clerk',
  'criminal-uk-basic',
  'criminal-uk-enhanced',
  'criminal-eu',
]

/** Checks with a planning range, the more specific checks first. */
export const checkKinds: readonly CheckKind[] = [
  {
    words:
      /\b(?:enhanced|standard)\b.*\b(?:dbs|crb|disclosure|criminal|certificates?|checks?)\b|\b(?:dbs|crb)\b.*\b(?:enhanced|standard)\b/u,
    name: 'A UK Enhanced criminal record check',
    service: 'criminal-check',
    ranges: ['criminal-uk-enhanced'],
  },
  {
    words:
      /\bbasic\b.*\b(?:dbs|crb|disclosure|criminal|certificates?)\b|\b(?:dbs|crb)\b.*\bbasic\b/u,
    name: 'A UK Basic criminal record check',
    service: 'criminal-check',
    ranges: ['criminal-uk-basic'],
  },
  {
    words: /\b(?:dbs|crb|disclosure scotland|accessni)\b/u,
    name: 'A UK criminal record check (DBS)',
    service: 'criminal-check',
    ranges: ['criminal-uk-basic', 'criminal-uk-enhanced'],
  },
  {
    words: /\b(?:criminal|police|convictions?|court records?)\b/u,
    name: 'A criminal record check',
    service: 'criminal-check',
    ranges: CRIMINAL,
  },
  {
    words: /\b(?:licen[cs]es?|professional registrations?)\b/u,
    name: 'A licence check',
    service: 'education-verification',
    ranges: ['licence-online', 'licence-office'],
  },
  {
    words: /\b(?:degrees?|education\w*|diplomas?|academic|qualifications?|university)\b/u,
    name: 'An education check',
    service: 'education-verification',
    ranges: ['degree-online', 'degree-office'],
  },
  {
    words: /\breferen(?:ces?|ce checks?)\b|\breferees?\b/u,
    name: 'A reference check',
    service: 'reference-validation',
    ranges: ['reference'],
  },
  {
    words: /\b(?:employment|employers?|work history|job history|previous jobs?|past jobs?)\b/u,
    name: 'An employment check',
    service: 'employment-verification',
    ranges: ['employment-online', 'employment-hr'],
  },
  {
    words: /\baddress(?:es)?\b/u,
    name: 'An address check',
    service: 'address-verification',
    ranges: ['address-online', 'address-document', 'address-visit'],
  },
  {
    words: /\b(?:sanctions?|watch ?lists?|peps?|ofac)\b/u,
    name: 'A sanctions and watchlist check',
    service: 'watchlist-screening',
    ranges: ['watchlist'],
  },
  {
    words:
      /\b(?:kyc|kyb|know your customer|ubo|owners?|ownership|beneficial|due diligence|company (?:checks?|files?|search)|(?:check|vet|investigate|screen) (?:a |the |other |our |any )?(?:compan(?:y|ies)|firms?|business(?:es)?)|suppliers?|third part(?:y|ies)|vendors?)\b/u,
    name: 'A check of a company and its owners',
    service: 'kyc-compliance',
    ranges: ['company-online', 'owners-abroad'],
  },
  {
    words: /\b(?:identity|id checks?|right to work)\b/u,
    name: 'An identity check',
    service: 'background-screening',
    ranges: ['identity'],
  },
]

const US = /\b(?:us|u\.s\.?|usa|united states|america\w*|county|counties)\b/u
const UK = /\b(?:uk|u\.k\.?|united kingdom|britain|british|england|english|scotland|wales)\b/u
const EU =
  /\b(?:eu|european union|europe\w*|german\w*|france|french|spain|spanish|italy|italian|poland|netherlands|ireland|austria|belgium)\b/u

/** Planning ranges of a kind of check: those of the places that a question names. If it names none of them, all ranges. */
export function rangesOf({ ranges }: CheckKind, text: string): readonly RangeId[] {
  const places = (
    [
      [US, /court/u],
      [UK, /-uk-/u],
      [EU, /-eu$/u],
    ] as const
  ).filter(([words]) => words.test(text))
  const own = ranges.filter((id) => places.some(([, ids]) => ids.test(id)))
  return own.length === 0 ? ranges : own
}

const article = (words: string) =>
  /^(?:number|size|queue|year|local|country|distance|staffing)\b/u.test(words)
    ? `the ${words}`
    : words

/**
 * Sentence about the time that a check takes. Several ranges are listed with their cases. A single range is followed by its main factor, if
 * the factor applies to all cases of the range. `ranges` contains the planning ranges as visitors see them now.
 */
export function timeText(name: string, ids: readonly RangeId[], ranges: RangePages): string {
  const [only] = ids
  if (ids.length === 1 && only !== undefined) {
    const reason = EXPLAINED.has(only)
      ? ` It depends on ${article(lower(ranges[only].decides))}.`
      : ''
    return `${name} takes ${rangeText(only, ranges)}.${reason}`
  }
  const cases = ids.map((id) => `${rangeText(id, ranges).replace(/ if online$/u, '')} ${CASES[id]}`)
  return `${name} takes ${cases.slice(0, -1).join(', ')} and ${cases.at(-1)}.`
}

/** Services by the words that visitors use for them. */
const SERVICES: readonly (readonly [RegExp, ServiceSlug])[] = [
  [
    /\b(?:cv ranking|resume ranking|rank(?:ing)? (?:cvs?|resumes?|candidates|applicants))\b/u,
    'resume-ranking',
  ],
  [/\b(?:kyc|know your customer|beneficial owner\w*)\b/u, 'kyc-compliance'],
  [/\brisk scor\w+\b/u, 'risk-scoring'],
  [/\b(?:citizenship|golden (?:visa|passport)s?)\b/u, 'citizen-by-investment'],
  [/\b(?:computer vision|image recognition)\b/u, 'computer-vision'],
  [/\b(?:document (?:intelligence|processing|extraction|ai)|ocr)\b/u, 'document-intelligence'],
  [/\b(?:interactive )?dashboards?\b/u, 'interactive-dashboards'],
  [/\b(?:nlp|natural language processing)\b/u, 'nlp'],
  [/\b(?:rag|retrieval[- ]augmented)\b/u, 'rag'],
  [/\brecommendation engines?\b/u, 'recommendation-engines'],
  [/\bsentiment(?: analysis)?\b/u, 'sentiment-analysis'],
  [/\b(?:predictive(?: analytics)?|forecast\w*)\b/u, 'predictive-analytics'],
  [/\bcloud(?: infrastructure)?\b/u, 'cloud-infrastructure'],
  [/\bcustom software\b/u, 'custom-software'],
  [/\bdata migrations?\b/u, 'data-migration'],
  [/\bsystem integrations?\b/u, 'system-integration'],
]

/** Service that a question names, or undefined. */
export const serviceIn = (text: string): ServiceSlug | undefined =>
  SERVICES.find(([words]) => words.test(text))?.[1] ??
  checkKinds.find(({ words }) => words.test(text))?.service ??
  (/\b(?:background|screening|vetting|pre-?employment)\b/u.test(text)
    ? 'background-screening'
    : undefined)
