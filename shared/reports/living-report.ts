/** Comparison of a report on a page with the report that was issued. The functions are pure; other code computes the hashes. */
import type { Specimen, SpecimenField } from '../pages/catalogue/page-copy.ts'
import { canonicalText, collapsed } from './canonical-text.ts'
import { sampleContent } from './sample-rows.ts'

/**
 * Salt for the specimens on pages, 128 bits. All pages use the same one, because a specimen contains no data of a person that could be
 * guessed from its fingerprint.
 */
const SPECIMEN_SALT = '5be0cd19137e21791f83d9abfb41bd6b'

/** Text of a specimen from which its fingerprint is computed. `values` replace the values of the fields, in the same order. */
export function specimenText(
  specimen: Pick<Specimen, 'kind' | 'title' | 'foot' | 'fields'>,
  values: readonly string[] = [],
): string {
  const fields = specimen.fields.map((field, index) => ({
    ...field,
    value: values[index] ?? field.value,
  }))
  return canonicalText(SPECIMEN_SALT, sampleContent({ ...specimen, fields }))
}

/** True if two values are equal in a report. Upper and lower case differ; the amount of white space does not matter. */
export const isSameValue = (a: string, b: string): boolean => collapsed(a) === collapsed(b)

const GROUP = 8

/** Characters of a fingerprint in groups of eight. The flag of a character is true if it differs from `issued`. */
export function comparedGroups(
  fingerprint: string,
  issued: string,
): readonly (readonly { readonly character: string; readonly differs: boolean }[])[] {
  const compared = Array.from(fingerprint, (character, index) => ({
    character,
    differs: character !== issued[index],
  }))
  return Array.from({ length: Math.ceil(compared.length / GROUP) }, (_, index) =>
    compared.slice(index * GROUP, (index + 1) * GROUP),
  )
}

/** Number of characters in which a fingerprint differs from that of the issued report. */
export const countDiffering = (fingerprint: string, issued: string): number =>
  comparedGroups(fingerprint, issued)
    .flat()
    .filter(({ differs }) => differs).length

/** Seed of the engraving for a fingerprint, an integer from 1 to 1,000,003. */
export const seedOfFingerprint = (fingerprint: string): number =>
  (Number.parseInt(fingerprint.slice(0, GROUP), 16) % 1_000_003) + 1

/** Change that the page suggests to visitors who do not want to type. */
interface SuggestedChange {
  /** Index of the field. */
  readonly index: number
  readonly value: string
  /** Kind of the part that changes. */
  readonly part: 'date' | 'figure' | 'letter'
}

const YEAR = /\b(?:19|20)\d\d\b/u

/** Decreases the last digit of a number by one; 0 becomes 1. */
const lowered = (digits: string) =>
  digits.replace(/\d$/u, (digit) => (digit === '0' ? '1' : String(Number(digit) - 1)))

/**
 * The change that visitors notice most easily: a year, otherwise a figure, otherwise a letter. Times of requests are used only if there is
 * no other value.
 */
export function suggestedChange(fields: readonly SpecimenField[]): SuggestedChange {
  const indexes = fields.map((_, index) => index)
  const order = indexes.toSorted(
    (a, b) => Number(fields[a]?.kind !== undefined) - Number(fields[b]?.kind !== undefined),
  )
  const find = (pattern: RegExp) => order.find((index) => pattern.test(fields[index]?.value ?? ''))
  const change = (index: number, pattern: RegExp, part: SuggestedChange['part']) => ({
    index,
    part,
    value: (fields[index]?.value ?? '').replace(pattern, lowered),
  })
  const year = find(YEAR)
  if (year !== undefined) return change(year, YEAR, 'date')
  const figure = find(/\d/u)
  if (figure !== undefined) return change(figure, /\d+/u, 'figure')
  return { index: 0, part: 'letter', value: `${fields[0]?.value ?? ''}s` }
}
