import { coverageRows } from '#shared/pages/hubs/coverage.ts'
import { countryIn } from './countries.ts'

/** Cities and states that visitors name instead of their country. */
const CITIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:london|manchester|birmingham|leeds|liverpool|bristol|edinburgh|glasgow|cardiff|belfast|british|ico)\b/u,
    'United Kingdom',
  ],
  [
    /\b(?:new york|california|texas|florida|chicago|boston|washington|los angeles|san francisco|american|cfpb|fcra)\b/u,
    'United States',
  ],
  [
    /\b(?:berlin|munich|paris|madrid|barcelona|rome|milan|dublin|amsterdam|brussels|vienna|warsaw|lisbon|athens|stockholm|copenhagen|prague|european)\b/u,
    'European Union',
  ],
]

/**
 * Region that contains the country, state or city which a text in lower case names. Its name is that of the public list of regions.
 * Undefined if there is none.
 */
export function regionIn(text: string): string | undefined {
  const city = CITIES.find(([words]) => words.test(text))?.[1]
  if (city !== undefined) return city
  const country = countryIn(text)
  return coverageRows.find(
    ({ region, places }) => country !== undefined && [region, ...places].includes(country),
  )?.region
}
