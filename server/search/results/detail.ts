import type { Budget } from '../budget.ts'
import type { Candidate, IndexStore } from '../index-store.ts'
import { isStopWord, stemsOf } from '../words.ts'
import type { Match } from './match.ts'
import type { Term, Tier } from './terms.ts'

/** Passage of an entry with its score. */
export interface RatedPassage {
  readonly passage: Candidate['passage']
  readonly score: number
}

/** Match with its passages, best first. */
export interface DetailedMatch extends Match {
  readonly passages: readonly RatedPassage[]
}

/**
 * Value of a term by the field of the passage that contains it. The title of the page does not count, because all passages of the page
 * share it.
 */
const FIELDS = { heading: 0.8, text: 0.55, about: 0.1, both: 0.1 } as const

/**
 * Bonuses for an entry: for a field that contains all words of the query in their order, for the share of the title that the query
 * contains, and for the best passages.
 */
const BONUS = {
  inTitle: 0.5,
  inHeading: 0.35,
  inAbout: 0.3,
  inText: 0.2,
  title: 0.3,
  passage: 0.4,
  further: 0.1,
} as const

/** Factor for each further FAQ question of a page that already has one among the results. */
const REPEATED = 0.85

/** Term of a query. Its names are phrases with a space at both ends, the most valuable names first. */
interface Sought {
  readonly weight: number
  readonly tiers: readonly { readonly value: number; readonly names: Tier['names'] }[]
}

const soughtOf = ({ weight, tiers }: Term): Sought => ({
  weight,
  tiers: tiers
    .map(({ value, names }) => ({
      value,
      names: names.map((phrases) => phrases.map((phrase) => ` ${phrase} `)),
    }))
    .toSorted((a, b) => b.value - a.value),
})

const valueIn = (stems: string, { tiers }: Sought) =>
  tiers.find(({ names }) =>
    names.some((phrases) => phrases.every((phrase) => stems.includes(phrase))),
  )?.value ?? 0

function rate(
  { stems, passage }: Candidate,
  terms: readonly Sought[],
  phrase: string,
): RatedPassage {
  const [, heading = '', about = '', text = ''] = stems
  let all = 0
  let met = 0
  for (const term of terms) {
    all += term.weight
    const inText = valueIn(text, term)
    met +=
      term.weight *
      Math.max(
        FIELDS.heading * valueIn(heading, term) + FIELDS.both * inText,
        FIELDS.text * inText,
        FIELDS.about * valueIn(about, term),
      )
  }
  const together = text.includes(phrase) ? BONUS.inText : 0
  return { passage, score: met / Math.max(all, 1e-9) + together }
}

/** Share of the words of a title, without stop words, that occur in the terms, 0 to 1. */
function shareNamed(title: string, terms: readonly Term[]): number {
  const words = stemsOf(title).filter((stem) => !isStopWord(stem))
  const named = words.filter((stem) =>
    terms.some(({ tiers }) =>
      tiers.some(
        ({ by, names }) => by !== 'asked' && names.flat().join(' ').split(' ').includes(stem),
      ),
    ),
  )
  return words.length === 0 ? 0 : named.length / words.length
}

/**
 * Rates a match by its passages.
 * @param stems all stems of the query, in their order
 */
function detailOf(
  store: IndexStore,
  match: Match,
  {
    terms,
    sought,
    stems,
  }: {
    readonly terms: readonly Term[]
    readonly sought: readonly Sought[]
    readonly stems: readonly string[]
  },
): DetailedMatch {
  const candidates = store.passagesOfEntry(match.entry.id)
  const phrase = ` ${stems.join(' ')} `
  const passages = candidates
    .map((candidate) => rate(candidate, sought, phrase))
    .toSorted((a, b) => b.score - a.score)
  const title = ` ${stemsOf(match.entry.title).join(' ')} `
  const isIn = (field: 1 | 2 | 3) => candidates.some((each) => each.stems[field]?.includes(phrase))
  const together = title.includes(phrase)
    ? BONUS.inTitle
    : isIn(1)
      ? BONUS.inHeading
      : stems.length > 1 && isIn(2)
        ? BONUS.inAbout
        : stems.length > 1 && isIn(3)
          ? BONUS.inText
          : 0
  const score =
    match.score +
    together +
    BONUS.title *
      Math.max(
        shareNamed(match.entry.title, terms),
        // The heading of a page may name more words of the query than its shorter title in menus.
        shareNamed(candidates[0]?.passage.heading ?? '', terms),
      ) +
    BONUS.passage * (passages[0]?.score ?? 0) +
    BONUS.further * passages.slice(1, 4).reduce((sum, each) => sum + each.score, 0)
  return { ...match, score, passages }
}

/**
 * Rates the best matches by their passages, and sorts them, best first. If several FAQ questions of one page match, all but the best one
 * rank lower.
 * @throws SearchStopped
 */
export function detailed(
  store: IndexStore,
  matches: readonly Match[],
  terms: readonly Term[],
  stems: readonly string[],
  budget: Budget,
): readonly DetailedMatch[] {
  const query = { terms, sought: terms.map(soughtOf), stems }
  const rated = matches
    .map((match) => {
      budget.check()
      return detailOf(store, match, query)
    })
    .toSorted((a, b) => b.score - a.score)
  const seen = new Map<string, number>()
  return rated
    .map((match) => {
      const page = match.entry.url.split('#')[0] ?? ''
      const before = seen.get(page) ?? 0
      seen.set(page, before + 1)
      return match.entry.kind === 'question'
        ? { ...match, score: match.score * REPEATED ** before }
        : match
    })
    .toSorted((a, b) => b.score - a.score || a.entry.id - b.entry.id)
}
