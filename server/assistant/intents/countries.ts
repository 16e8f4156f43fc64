/** Letters of codes of countries. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const inEnglish = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** Other names of countries, and of parts of them. */
const ALIASES: readonly (readonly [string, string])[] = [
  ['usa', 'United States'],
  ['us', 'United States'],
  ['u.s', 'United States'],
  ['america', 'United States'],
  ['uk', 'United Kingdom'],
  ['u.k', 'United Kingdom'],
  ['britain', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['scotland', 'United Kingdom'],
  ['wales', 'United Kingdom'],
  ['eu', 'European Union'],
  ['european union', 'European Union'],
  ['europe', 'European Union'],
  ['holland', 'Netherlands'],
  ['czech republic', 'Czechia'],
  ['uae', 'United Arab Emirates'],
  ['emirates', 'United Arab Emirates'],
  ['dubai', 'United Arab Emirates'],
  ['turkey', 'Türkiye'],
  ['south korea', 'South Korea'],
  ['hong kong', 'Hong Kong'],
  ['ivory coast', 'Côte d’Ivoire'],
]

/** Names that are everyday words as well. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set([
  'us',
  'jersey',
  'chad',
  'georgia',
  'jordan',
  'guinea',
  'turkey',
])

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>(ALIASES)
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const name = inEnglish.of(`${first}${second}`)
      if (
        name === undefined ||
        /^(?:World|Unknown|Eurozone|Pseudo|Outlying|United Nations|Earth)/u.test(name)
      )
        continue
      names.set(name.toLowerCase().replaceAll('’', "'"), name.replace(/ SAR China$/u, ''))
    }
  }
  return names
}

const names = namesOfCountries()

/** The longest name first, so that `guinea` does not answer for `equatorial guinea`. */
const byLength = [...names.keys()].toSorted((a, b) => b.length - a.length)

/** Characters that belong to a word. */
const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A text in lower case without the names of countries, parts of countries and unions in it. */
export const withoutCountries = (text: string): string =>
  byLength.reduce((left, name) => {
    if (NOT_COUNTRIES.has(name) || !left.includes(name)) return left
    const letter = String.raw`[\p{L}\p{N}]`
    return left.replaceAll(
      new RegExp(`(?<!${letter})${RegExp.escape(name)}(?!${letter})`, 'gu'),
      ' ',
    )
  }, text)

/** The country that a text in lower case names, by its English name. Everyday words count after "in" or "the" alone. */
export function countryIn(text: string): string | undefined {
  for (const name of byLength) {
    const at = text.indexOf(name)
    if (at === -1 || isLetter(text[at - 1]) || isLetter(text[at + name.length])) continue
    if (NOT_COUNTRIES.has(name) && !/\b(?:in|the|from|for)(?: the)? $/u.test(text.slice(0, at)))
      continue
    // In "help us" and "for us", "us" is the visitor and no country.
    if (name === 'us' && !/\b(?:in|the) $/u.test(text.slice(0, at))) continue
    return names.get(name)
  }
  return undefined
}
