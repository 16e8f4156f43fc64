/** Style rules for the copy of public pages that can be measured. The voice test and `npm run reading-level` use them. */

/** Keys whose values are not measured: documents and tables contain no sentences, and the values of the other keys are not visible. */
const NO_PROSE = new Set([
  'meta',
  'specimen',
  'table',
  // The texts of a form are labels and hints, not prose.
  'sheet',
  'slug',
  'kind',
  'id',
  'from',
  'to',
  'href',
  'service',
  'industries',
  'keywords',
])

/** Keys of sections about limits. Negations are necessary there. */
const LIMITS = new Set(['limits', 'limit'])

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const COUNTED_WORDS = /[\p{L}\p{N}]+(?:[’'\-.,/&]?[\p{L}\p{N}]+)*/gu
const READER = /\b(?:we|our|ours|us|ourselves|you|your|yours|yourself|we’\w+|you’\w+|let’s)\b/iu
const NEGATION = /\b(?:not|no|never|nothing|nobody|none|cannot|neither|nor|without)\b|n’t\b/iu
const TAIL = /, not [^,.;:?]+[.?]$/u
const IS_NOT = /\bis not (?:a|an|the|proof|evidence)\b/giu
const ANYONE = /\b(?:some|any|no|every)body\b|\bwhoever\b/giu

/** Words that are hard to read, with their replacements. */
const AVOIDED: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\btelephones?\b/giu, 'phone'],
  [/\be-mails?\b/giu, 'email'],
  [/\benquir(?:y|ies)\b/giu, 'inquiry'],
  [/\bdossiers?\b/giu, 'industry guide'],
  [/\bcabinets?\b/giu, 'industry guide'],
  [/\bdrawers?\b/giu, 'section'],
  [/\bdispositions?\b/giu, 'decision'],
  [/\bspecimens?\b/giu, 'sample'],
  [/\b(?:take|takes|taken|taking|took) off the site\b/giu, 'unpublish'],
  [/\bpersonnel office\b/giu, 'HR department'],
  [/\bperson concerned\b/giu, 'candidate'],
  [/\b(?:put|puts|putting) the question\b/giu, 'ask'],
  [/\bin its own (?:terms|words)\b/giu, 'as the source stated it'],
  [/\bwherefore\b|\bsave for\b|\bseldom\b/giu, 'except, rarely'],
  [/\boverrul(?:e|es|ed|ing)\b/giu, 'override'],
]

/** Pattern of the promise of a result within a day. Pages may contain this promise only together with its condition. */
const BARE_DAY = /\b24[- ]hours?\b/giu
const QUALIFIED =
  /online|electronic|complete request|Monday|where|if |answers? |reply|before|later|inquir|notice|24-hour clock|after|dispute|at least|within/iu

/** Measured figures of one page. Fractions are between 0 and 1. */
export interface VoiceFigures {
  readonly sentences: number
  readonly reader: number
  readonly short: number
  readonly long: number
  readonly negated: number
  readonly never: number
  readonly tails: number
  readonly isNot: number
  readonly anyone: number
  readonly lawyers: number
  readonly avoided: readonly string[]
  readonly bareDays: readonly string[]
}

/** Sentence, with a flag that is true if the sentence belongs to a section about limits. */
export interface Sentence {
  readonly text: string
  readonly limits: boolean
}

/** Sentences in the copy of a page, in order. Labels, headings, cells, documents and metadata are left out. */
export const sentencesOf = (copy: unknown, limits = false): readonly Sentence[] => {
  if (typeof copy === 'string') {
    if (!/[.?…]$/u.test(copy.trim())) return []
    return [...segmenter.segment(copy)]
      .map(({ segment }) => ({ text: segment.trim(), limits }))
      .filter(({ text }) => (text.match(COUNTED_WORDS) ?? []).length > 1)
  }
  if (Array.isArray(copy)) {
    // A paragraph with links is one text.
    const isProse = copy.some((part) => typeof part === 'string') && copy.some(isLink)
    if (isProse) return sentencesOf(copy.map(labelOf).join(''), limits)
    return copy.flatMap((part) => sentencesOf(part, limits))
  }
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    NO_PROSE.has(key) ? [] : sentencesOf(value, limits || LIMITS.has(key)),
  )
}

const isLink = (part: unknown): part is { readonly label: string } =>
  typeof part === 'object' && part !== null && 'label' in part && 'href' in part

const labelOf = (part: unknown): string =>
  typeof part === 'string' ? part : isLink(part) ? part.label : ''

const wordsIn = (text: string): number => (text.match(COUNTED_WORDS) ?? []).length

const countOf = (texts: readonly string[], form: RegExp): number =>
  texts.reduce((sum, text) => sum + [...text.matchAll(form)].length, 0)

const share = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** Measures the sentences of one page. */
export const measureVoice = (sentences: readonly Sentence[]): VoiceFigures => {
  const texts = sentences.map(({ text }) => text)
  const outsideLimits = sentences.filter(({ limits }) => !limits)
  return {
    sentences: texts.length,
    reader: share(texts.filter((text) => READER.test(text)).length, texts.length),
    short: share(texts.filter((text) => wordsIn(text) <= 10).length, texts.length),
    long: share(texts.filter((text) => wordsIn(text) > 28).length, texts.length),
    negated: share(
      outsideLimits.filter(({ text }) => NEGATION.test(text)).length,
      outsideLimits.length,
    ),
    never: countOf(texts, /\bnever\b/giu),
    tails: texts.filter((text) => TAIL.test(text)).length,
    isNot: countOf(texts, IS_NOT),
    anyone: countOf(texts, ANYONE),
    lawyers: countOf(texts, /\bcounsel\b|\blawyers\b|\blegal advice\b/giu),
    avoided: texts.flatMap((text) =>
      AVOIDED.flatMap(([found, instead]) =>
        [...text.matchAll(found)].map(([word]) => `${word} → ${instead}: ${text}`),
      ),
    ),
    bareDays: texts.filter((text) => BARE_DAY.test(text) && !QUALIFIED.test(text)),
  }
}

/** Kind of page, which determines its limits. */
export type VoiceKind = 'marketing' | 'article' | 'legal'

const LEAST_READER = { marketing: 0.35, article: 0.2, legal: 0.3 } as const
const MOST_NEGATED = { marketing: 0.1, article: 0.1, legal: 0.15 } as const

/** Violations of the style rules by these sentences on a page of `kind`, one message each. Empty if there are none. */
export const voiceMisses = (sentences: readonly Sentence[], kind: VoiceKind): readonly string[] => {
  const figures = measureVoice(sentences)
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const rules: readonly (readonly [kept: boolean, words: string])[] = [
    [
      figures.reader >= LEAST_READER[kind],
      `${percent(figures.reader)} of its sentences have we or you, at least ${percent(LEAST_READER[kind])} should`,
    ],
    [
      figures.short <= 0.3,
      `${percent(figures.short)} have ten words or fewer, at most 30 % should`,
    ],
    [figures.long <= 0.05, `${percent(figures.long)} have more than 28 words, at most 5 % should`],
    [
      figures.negated <= MOST_NEGATED[kind],
      `${percent(figures.negated)} have a negation, at most ${percent(MOST_NEGATED[kind])} should`,
    ],
    [figures.never <= 2, `“never” stands in it ${figures.never} times, at most 2 are allowed`],
    [figures.tails <= 1, `${figures.tails} sentences end in “, not …”, at most 1 may`],
    [figures.isNot <= 1, `“is not a” stands in it ${figures.isNot} times, at most 1 is allowed`],
    [
      figures.anyone <= 2,
      `somebody, anybody, nobody, everybody or whoever stand in it ${figures.anyone} times, at most 2 are allowed`,
    ],
    [
      figures.lawyers <= 2,
      `counsel, lawyers and legal advice stand in it ${figures.lawyers} times, at most 2 are allowed`,
    ],
  ]
  return [
    ...rules.flatMap(([kept, words]) => (kept ? [] : [words])),
    ...figures.avoided,
    ...figures.bareDays.map((text) => `Say when the 24 hours hold: ${text}`),
  ]
}
