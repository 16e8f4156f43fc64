import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { spelled } from './spelling.ts'

/** A sentence of an answer with the page that states its facts. */
export interface Statement {
  readonly text: string
  readonly source: AnswerSource
}

/** Working time of the team. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Time by which a message that arrives at `at` is answered, milliseconds since 1970. */
  readonly dueAt: (at: number) => Promise<number>
  /** True if a date, `2026-12-25`, is no working day. */
  readonly isHoliday: (date: string) => Promise<boolean>
}

/** A question of a visitor, as intents read it. */
export interface Asked {
  /** In lower case, with straight apostrophes and single spaces, 500 characters at most. */
  readonly text: string
  readonly clock: Clock
}

/** An answer that is built from facts of the site. */
export interface IntentReply {
  readonly statements: readonly Statement[]
  readonly quickReplies?: readonly string[]
  /** True if no page states what is asked: the statements name the nearest facts. */
  readonly isAbsent?: boolean
  /** True if the visitor asks for a person. */
  readonly isHandOver?: boolean
}

/** Patterns that all occur in a question, and one that does not. */
export interface Pattern {
  readonly all: readonly RegExp[]
  readonly none?: RegExp
}

/** Something that visitors of any company like this ask. */
export interface Intent {
  readonly id: string
  /** A question fits if one of these does. */
  readonly asks: readonly (RegExp | Pattern)[]
  /** True if the answer also says how long it takes, how it is measured or what comes next: a short question about that repeats it. */
  readonly coversFollowUp?: boolean
  /** True if the answer covers a second question of the same message. */
  readonly takesWhole?: boolean
  /** The answer, or undefined if the site states nothing about this question. */
  readonly answer: (asked: Asked) => IntentReply | undefined | Promise<IntentReply | undefined>
}

/** Maximum length of a question that is compared with patterns, characters. */
const LONGEST = 500

/** Short forms that visitors type. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bwhats\b/gu, "what's"],
  [/\bwheres\b/gu, "where's"],
  [/\bpls\b/gu, 'please'],
  [/\be-mail/gu, 'email'],
]

/** A question as intents read it. */
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

/** True if a question is one of those that an intent answers. */
export const isAsked = ({ asks }: Intent, text: string): boolean =>
  asks.some((one) => fits(text, one))
