import type { AnswerSource, AnswerTable } from '#shared/contracts/assistant.ts'
import type { IndustrySlug, ServiceSlug, SolutionSlug } from '#shared/pages/catalogue/catalogue.ts'
import type {
  CompanyPageOf,
  CompanySlug,
  HomePage,
  HubPageOf,
  HubSlug,
  IndustryPage,
  ServicePage,
  SiteSettings,
  SolutionPage,
} from '#shared/pages/catalogue/page-copy.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { spelled } from './spelling.ts'

/** Sentence of an answer, with the page that states its facts. */
export interface Statement {
  readonly text: string
  /** Table that is shown instead of the text. */
  readonly table?: AnswerTable
  /** Page or section. The heading of a section is read when the answer is built. */
  readonly source: AnswerSource | ((pages: PageTexts) => Promise<AnswerSource>)
}

/** Planning ranges, and texts of the pages that are documents, as visitors see them now. */
export interface PageTexts {
  readonly service: (slug: ServiceSlug) => Promise<ServicePage>
  readonly solution: (slug: SolutionSlug) => Promise<SolutionPage>
  readonly industry: (slug: IndustrySlug) => Promise<IndustryPage>
  readonly ranges: () => Promise<RangePages>
  readonly company: <Slug extends CompanySlug>(slug: Slug) => Promise<CompanyPageOf<Slug>>
  readonly hub: <Slug extends HubSlug>(slug: Slug) => Promise<HubPageOf<Slug>>
  readonly home: () => Promise<HomePage>
  readonly settings: () => Promise<SiteSettings>
}

/** Working time of the team. */
export interface Clock {
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number
  /** Response deadline of a message that arrives at `at`; both in milliseconds since 1970. */
  readonly dueAt: (at: number) => Promise<number>
  /** True if a date, such as `2026-12-25`, is not a working day. */
  readonly isHoliday: (date: string) => Promise<boolean>
}

/** Facts of the site that can change while the server runs. */
export interface SiteFacts {
  readonly clock: Clock
  /** Texts of pages, as visitors see them now. */
  readonly pages: PageTexts
}

/** A question of a visitor, as intents read it. */
export interface Asked {
  /** Question in lower case, with straight apostrophes and single spaces, 500 characters at most. */
  readonly text: string
  /** Previous question, normalised like `text`, if there is one. */
  readonly before?: string
  readonly facts: SiteFacts
}

/** An answer that is built from facts of the site. Statements without text are left out. */
export interface IntentReply {
  readonly statements: readonly Statement[]
  readonly quickReplies?: readonly string[]
  /** True if no page states the requested fact. In that case the statements contain related facts. */
  readonly isAbsent?: boolean
  /** True if the company does not do what the visitor asks for. */
  readonly isRefusal?: boolean
  /** True if the visitor asks for a person. */
  readonly isHandOver?: boolean
}

/** Regular expressions for a question: all of `all` must match, and `none` must not match. */
export interface Pattern {
  readonly all: readonly RegExp[]
  readonly none?: RegExp
}

/** Frequent kind of question, with its answer. */
export interface Intent {
  readonly id: string
  /** Patterns. A question fits the intent if at least one of them matches. */
  readonly asks: readonly (RegExp | Pattern)[]
  /**
   * True if the answer also covers duration, measurement, cost or the next step. Then a short follow-up question about one of these gets
   * the same answer again.
   */
  readonly coversFollowUp?: boolean
  /** Returns the answer to a short follow-up question, such as one about the duration. Undefined if the text is no such question. */
  readonly followUp?: (text: string, pages: PageTexts) => Promise<IntentReply | undefined>
  /** True if the intent answers a message with two questions as one question. */
  readonly takesWhole?: boolean
  /** Returns the answer, or undefined if the site states nothing about this question. */
  readonly answer: (asked: Asked) => IntentReply | undefined | Promise<IntentReply | undefined>
}

/** Maximum length of a question that is compared with patterns, characters. */
const LONGEST = 500

/** Abbreviations that visitors type, each with its long form. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bwhats\b/gu, "what's"],
  [/\bwheres\b/gu, "where's"],
  [/\bpls\b/gu, 'please'],
  [/\be-mail/gu, 'email'],
]

/** Normalises a question for comparison with the patterns of intents. */
export function normalised(question: string): string {
  const plain = question
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return spelled(TYPED.reduce((text, [short, full]) => text.replaceAll(short, full), plain))
}

const fits = (text: string, asks: RegExp | Pattern): boolean => {
  if (asks instanceof RegExp) return asks.test(text)
  return asks.all.every((pattern) => pattern.test(text)) && asks.none?.test(text) !== true
}

/** True if a question fits an intent. */
export const isAsked = ({ asks }: Intent, text: string): boolean =>
  asks.some((one) => fits(text, one))
