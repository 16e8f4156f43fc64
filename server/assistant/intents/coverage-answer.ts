import { lower } from './says.ts'
import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { coverageRows } from '#shared/pages/hubs/coverage.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { listed } from '#shared/text/listed.ts'
import { serviceIn } from './checks.ts'
import { countryIn } from './countries.ts'
import type { IntentReply, PageTexts, Statement } from './intent.ts'
import { places } from './places.ts'

const KINDS: readonly (readonly [
  RegExp,
  'criminal' | 'education' | 'employment' | 'companies' | 'sanctions',
  string,
])[] = [
  [/\b(?:criminal|police|convictions?|dbs)\b/u, 'criminal', 'criminal records'],
  [/\b(?:degrees?|education\w*|diplomas?|universit\w+)\b/u, 'education', 'education'],
  [/\b(?:employment|employers?|work history)\b/u, 'employment', 'employment'],
  [/\b(?:compan(?:y|ies)|register|corporate)\b/u, 'companies', 'company registers'],
  [/\b(?:sanctions?|watch ?lists?|pep)\b/u, 'sanctions', 'sanctions and PEP lists'],
]

/** Words of a question that asks for a list of places in a region. */
const LIST =
  /\b(?:which|what|list|all|every|how many)\b.*\b(?:countries|states|nations|places|members?|list|parts)\b/u

/** Statement that summarizes a service in the words of its page. */
async function summaryOf(slug: ServiceSlug, pages: PageTexts): Promise<Statement> {
  const page = await pages.service(slug)
  const title = serviceTitle(slug)
  return { text: `${title}: ${page.lede}`, source: { title, url: paths.service(slug) } }
}

/** Answer about the place that a question names, or about all places. */
export async function coverage(text: string, pages: PageTexts): Promise<IntentReply> {
  const slug = serviceIn(text)
  const about =
    slug === undefined || slug === 'background-screening' ? [] : [await summaryOf(slug, pages)]
  const { statements, ...rest } = coverageOf(text)
  return { ...rest, statements: [...about, ...statements] }
}

function coverageOf(text: string): IntentReply {
  const general = `We can order checks in ${site.coverage}, and which ones are possible depends on the country.`
  const country = countryIn(text)
  if (country === undefined) {
    return {
      statements: [
        {
          text: `${general} Our public list starts with the United States, the United Kingdom and the European Union; for any other country, tell us the check and the place.`,
          source: places.coverage,
        },
      ],
    }
  }
  const row = coverageRows.find(
    ({ region, places: listedPlaces }) => region === country || listedPlaces.includes(country),
  )
  if (row === undefined) {
    return {
      statements: [
        {
          text: `${country} is not on our public list, which starts with the United States, the United Kingdom and the European Union, but that list is not complete: ${lower(general)} Tell us the check and the place, and we reply with the source, the range and the fee.`,
          source: places.coverage,
        },
      ],
      quickReplies: ['Contact Support'],
    }
  }
  const where = row.region === country ? `the ${row.region}` : `${country}`
  if (row.region === country && LIST.test(text)) {
    return {
      statements: [
        {
          text: `Our public list for ${where}: ${listed(row.places)}. ${general}`,
          source: places.coverage,
        },
      ],
    }
  }
  const kinds = KINDS.filter(([words]) => words.test(text))
  const shown = kinds.length === 0 ? KINDS : kinds
  const cells = shown.map(([, key, name]) => `${name}: ${row[key]}`)
  return {
    statements: [
      {
        text: `Yes, we can order checks in ${where}. ${cells.map((cell) => cell.charAt(0).toUpperCase() + cell.slice(1)).join('. ')}.`,
        source: places.coverage,
      },
    ],
  }
}
