import type { SearchResult, Suggestion } from '#shared/contracts/search.ts'
import { site } from '#shared/company/site.ts'
import { SEARCH_QUERY } from '#shared/contracts/search-view.ts'
import { withContactEmail } from '#shared/pages/contact-email.ts'
import { wordsOf } from '../words.ts'
import type { DetailedMatch } from './detail.ts'
import { beginningsIn, excerptOf, marksIn } from './excerpt.ts'

/** Maximum number of further sections of a result. */
const FURTHER = 2

const pathOf = (url: string) => url.split('#')[0] ?? url

/**
 * Section that contains the best passage. For a question, a glossary term or a job opening: the page on which this entry is. Null if the
 * best passage is at the head of a page.
 */
function sectionOf({ entry, passages: [best] }: DetailedMatch): SearchResult['section'] {
  const passage = best?.passage
  if (passage === undefined) return null
  if (entry.url.includes('#')) return { heading: passage.page, url: pathOf(entry.url) }
  return passage.url === entry.url ? null : { heading: passage.heading, url: passage.url }
}

/** Other sections of a page, with at least half the score of the best section. */
function furtherOf({ entry, passages: [best, ...others] }: DetailedMatch): SearchResult['further'] {
  if (best === undefined || entry.url.includes('#')) return []
  const sections = others
    .filter(({ score }) => score >= best.score / 2)
    .map(({ passage: { heading, url } }) => ({ heading, url }))
    .filter(({ url }) => url !== entry.url && url !== best.passage.url)
  return sections
    .filter(({ url }, place) => sections.findIndex((each) => each.url === url) === place)
    .slice(0, FURTHER)
}

/**
 * Converts a match to the result that visitors see.
 * @param stems stems of all names of the terms, which are marked in texts
 * @param email contact email that replaces the shipped address in texts
 */
export function toResult(
  match: DetailedMatch,
  stems: ReadonlySet<string>,
  email: string = site.contactEmail,
): SearchResult {
  const { kind, title, url } = match.entry
  const text = excerptOf(withContactEmail(match.passages[0]?.passage.text ?? '', email), stems)
  return {
    kind,
    title,
    title_marks: marksIn(title, stems).map(([from, to]) => [from, to]),
    url,
    section: sectionOf(match),
    text,
    text_marks: marksIn(text, stems).map(([from, to]) => [from, to]),
    further: furtherOf(match),
  }
}

/** Suggestions for the best matches: the title of the page and, if it contains the typed words, the heading of the section. */
export function toSuggestions(
  matches: readonly DetailedMatch[],
  query: string,
): readonly Suggestion[] {
  const typed = wordsOf(query)
  const marksOf = (text: string) =>
    beginningsIn(text, typed).map(([from, to]): [number, number] => [from, to])
  return matches
    .map(({ entry, passages }): Suggestion => {
      const page = entry.url.includes('#') ? (passages[0]?.passage.page ?? null) : null
      const { kind, title, url } = entry
      const own: Suggestion = { kind, title, title_marks: marksOf(title), url, page }
      if (page !== null || own.title_marks.length > 0) return own
      const part = passages.find(
        ({ passage }) => passage.url !== url && beginningsIn(passage.heading, typed).length > 0,
      )
      if (part === undefined) return own
      const { heading, url: address } = part.passage
      return { kind, title: heading, title_marks: marksOf(heading), url: address, page: title }
    })
    .slice(0, SEARCH_QUERY.suggestions)
}
