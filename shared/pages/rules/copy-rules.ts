/** What the copy of every page is held to. Read by the tests of the pages. */
import { site } from '#shared/company/site.ts'
import type { RecordTable } from '../catalogue/page-copy.ts'
import { pageText } from '../catalogue/page-text.ts'

/** Words that sell instead of saying, words of unfinished work, and marks that shout. */
const banned =
  /[—!]|\b(?:seamless\w*|cutting[- ]edge|leverag\w*|robust\w*|empower\w*|unlock\w*|best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|unmatched|revolution\w*|holistic|synerg\w*|effortless\w*|game[- ]chang\w*|industry[- ]leading|trusted partner|peace of mind|one[- ]stop|hassle|delve|lorem|ipsum|todo|tbd|placeholder|coming soon)\b/iu

/** Straight quotation marks, doubled or outer spaces, and a sentence's end run into the next. */
const untidy = /['"]|\s{2}|^\s|\s$|[a-z][.?;:][A-Z]/u

/** The sentences of a page that use a banned word or are not set as print is. */
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

/** What a page claims about the company in another form than `site.claims` gives. */
export const strayClaims = (copy: unknown): readonly string[] =>
  pageText(copy).flatMap((text) =>
    claimForms.flatMap(([form, claim]) =>
      [...text.matchAll(form)].map(([found]) => found).filter((found) => found !== claim),
    ),
  )

/** Promises of days or weeks, which no source has made. */
export const dayCounts = (table: RecordTable): readonly string[] =>
  table.rows
    .flat()
    .filter((cell) => /\b\d+\s*(?:to \d+ )?(?:working |business )?(?:days?|weeks?)\b/iu.test(cell))

/** What stands more than once in a list. */
export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

/** The texts of a list that are longer than `most` characters. */
export const longer = (most: number, texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text !== undefined && text.length > most ? [text] : []))

/** How often the commonest value of a list stands in it. */
export const commonest = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => values.filter((other) => other === value).length))
