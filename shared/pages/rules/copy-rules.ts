/** Rules for the copy of all pages. The tests of the pages use them. */
import { site } from '#shared/company/site.ts'
import type { RecordTable } from '../catalogue/page-copy.ts'
import { pageText } from '../catalogue/page-text.ts'

/** Pattern of advertising language, placeholders, and punctuation for emphasis. */
const banned =
  /[—!]|\b(?:seamless\w*|cutting[- ]edge|leverag\w*|robust\w*|empower\w*|unlock\w*|best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|unmatched|revolution\w*|holistic|synerg\w*|effortless\w*|game[- ]chang\w*|industry[- ]leading|trusted partner|peace of mind|one[- ]stop|hassle|delve|lorem|ipsum|todo|tbd|placeholder|coming soon)\b/iu

/** Pattern of straight quotation marks, double spaces, spaces at the ends, and missing spaces between sentences. */
const untidy = /['"]|\s{2}|^\s|\s$|[a-z][.?;:][A-Z]/u

/** Texts of a page that contain advertising language, placeholders or wrong typography. */
export const unplain = (copy: unknown): readonly string[] =>
  pageText(copy).filter((text) => banned.test(text) || untidy.test(text))

const { claims, coverage } = site
const claimForms: readonly (readonly [RegExp, string])[] = [
  [/\b\d+-hour\b/giu, `${claims.turnaroundHours}-hour`],
  [/\b\d+-step\b/giu, `${claims.screeningSteps}-step`],
  [/\b\d+\+ countries\b/giu, coverage],
  [/\b\d+\+ industries\b/giu, `${claims.industries} industries`],
  [/\b\d+\+ clients\b/giu, `${claims.clients} clients`],
  [/\b\d+ ?% success(?: rate)?\b/giu, `${claims.successRate} success rate`],
  [/\bSOC \d(?: Type I+)?/gu, claims.compliance],
  [/\bISO \d+|\baward-winning\b|\b(?:we|are|is) (?:accredited|certified)\b/giu, ''],
]

/** Claims about the company that are worded otherwise than in `site.claims`. */
export const strayClaims = (copy: unknown): readonly string[] =>
  pageText(copy).flatMap((text) =>
    claimForms.flatMap(([form, claim]) =>
      [...text.matchAll(form)].map(([found]) => found).filter((found) => found !== claim),
    ),
  )

/** Durations in days or weeks that are not planning ranges of a source. */
export const dayCounts = (table: RecordTable): readonly string[] =>
  table.rows
    .flat()
    .filter((cell) => /\b\d+\s*(?:to \d+ )?(?:working |business )?(?:days?|weeks?)\b/iu.test(cell))

/** Values that occur more than once in a list. */
export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

/** Texts of a list that are longer than `most` characters. */
export const longer = (most: number, texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text !== undefined && text.length > most ? [text] : []))

/** Number of occurrences of the most common value in a list. */
export const commonest = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => values.filter((other) => other === value).length))
