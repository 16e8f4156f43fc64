/** Letters from which all possible country codes are formed. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const inEnglish = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** Alternative names of countries, and names of parts of countries. */
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

/** States of the United States, except Georgia, which is also a country. */
const STATES =
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming'.split(
    ',',
  )

/** Country names that are also everyday words, such as "chad". */
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
  const names = new Map<string, string>([
    ...ALIASES,
    ...STATES.map((state) => [state, 'United States'] as const),
  ])
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

/** Names of countries, longest first, so that `guinea` does not match within `equatorial guinea`. */
const byLength = [...names.keys()].toSorted((a, b) => b.length - a.length)

/** True for characters that can be part of a word. */
const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Removes the names of countries, of their parts and of unions from a lower-case text. */
export const withoutCountries = (text: string): string =>
  byLength.reduce((left, name) => {
    if (NOT_COUNTRIES.has(name) || !left.includes(name)) return left
    const letter = String.raw`[\p{L}\p{N}]`
    return left.replaceAll(
      new RegExp(`(?<!${letter})${RegExp.escape(name)}(?!${letter})`, 'gu'),
      ' ',
    )
  }, text)

/** Countries that a text in lower case names, the longest name first. */
function* named(text: string): Generator<string> {
  for (const name of byLength) {
    const at = text.indexOf(name)
    if (at === -1 || isLetter(text[at - 1]) || isLetter(text[at + name.length])) continue
    if (NOT_COUNTRIES.has(name) && !/\b(?:in|the|from|for)(?: the)? $/u.test(text.slice(0, at)))
      continue
    // In "help us" and "for us", "us" is a pronoun and not a country.
    if (name === 'us' && !/\b(?:in|the) $/u.test(text.slice(0, at))) continue
    yield names.get(name) ?? name
  }
}

/**
 * Country that a text in lower case names, by its English name, or undefined. Names that are everyday words count only after "in",
 * "the", "from" or "for".
 */
export const countryIn = (text: string): string | undefined => named(text).next().value ?? undefined

/** All countries that a text in lower case names, by their English names. */
export const countriesIn = (text: string): ReadonlySet<string> => new Set(named(text))
