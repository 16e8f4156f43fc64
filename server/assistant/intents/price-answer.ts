import { lower } from './says.ts'
import type { AnswerTable } from '#shared/contracts/assistant.ts'
import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { prices, priceRegions } from '#shared/pages/hubs/prices.ts'
import { paths } from '#shared/paths/paths.ts'
import { serviceIn } from './checks.ts'
import type { IntentReply, PageTexts, Statement } from './intent.ts'
import { places } from './places.ts'

const PACKAGES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:identity|id check|right to work)\b/u, /^identity/iu],
  [
    /\b(?:regulated|fca|bank\w*|financial|nurses?|care|licen[cs]e|sanctions?|watch ?lists?|references?|executive)\b/u,
    /^regulated/iu,
  ],
  [/\b(?:standard|degrees?|education|five years|employment)\b/u, /^standard/iu],
  [/\b(?:basic|criminal|dbs|police)\b/u, /^basic/iu],
]

const PRICE_PLACES: readonly (readonly [RegExp, (typeof priceRegions)[number]])[] = [
  [/\b(?:uk|u\.k\.?|united kingdom|britain|british|england|scotland|wales|pounds?)\b|£/u, 'UK'],
  [/\b(?:us|u\.s\.?|usa|united states|america\w*|dollars?)\b|\$/u, 'US'],
  [/\b(?:eu|europe\w*|german\w*|france|french|spain|italy|euros?)\b|€/u, 'EU'],
]

const DATA_LINES = new Set([
  'resume-ranking',
  'computer-vision',
  'document-intelligence',
  'interactive-dashboards',
  'nlp',
  'rag',
  'recommendation-engines',
  'sentiment-analysis',
  'predictive-analytics',
  'cloud-infrastructure',
  'custom-software',
  'data-migration',
  'system-integration',
  'risk-scoring',
  'kyc-compliance',
  'citizen-by-investment',
])

/** Words for data and software projects, whose prices are quoted on request. */
const OF_PROJECTS =
  /\b(?:ai|projects?|software|models?|machine learning|apps?|chat ?bots?|data science|development|engineers?|integrations?)\b/u

const pricePlace = {
  title: `Services: ${prices?.heading ?? 'Prices'}`,
  url: `${paths.services}#prices`,
}

/** Example or confirmed prices that fit a question. */
function priceStatements(text: string): readonly Statement[] {
  if (prices === undefined) return []
  const { packages, fees, note, example } = prices
  const regions = PRICE_PLACES.filter(([words]) => words.test(text)).map(([, region]) => region)
  const shown = regions.length === 0 ? priceRegions : regions
  const named = PACKAGES.find(([words]) => words.test(text))?.[1]
  const chosen =
    named === undefined
      ? packages.filter(({ name }) => !/^identity/iu.test(name))
      : packages.filter(({ name }) => named.test(name))
  const lead = example === undefined ? '' : `${example}: `
  const list = chosen
    .map(({ name, contains, prices: amounts }) => {
      const sums = shown.map((region) => `${amounts[region]} in the ${region}`).join(', ')
      return `${name} (${lower(contains)}) costs ${sums}`
    })
    .join('; ')
  const isTable = chosen.length * shown.length > 1
  const table: AnswerTable = {
    caption: example ?? prices.heading,
    columns: [...shown, 'Contains'],
    rows: chosen.map(({ name, contains, prices: amounts }) => [
      name,
      ...shown.map((region) => amounts[region]),
      contains,
    ]),
  }
  const fee = /\b(?:dbs|enhanced)\b/u.test(text)
    ? fees.find(({ fee: name }) => /dbs/iu.test(name))
    : undefined
  return [
    { text: `${lead}${list}.`, source: pricePlace, ...(isTable && { table }) },
    { text: note, source: pricePlace },
    ...(fee === undefined
      ? []
      : [
          {
            text: `The ${fee.setBy} charges ${fee.amount} for ${fee.fee}, which we pass on at cost.`,
            source: pricePlace,
          },
        ]),
  ]
}

/** Answer to a question about a price: its drivers, example prices of checks on people, or the way to a quote. */
export async function price(text: string, pages: PageTexts): Promise<IntentReply> {
  const slug = serviceIn(text)
  const page = slug === undefined ? undefined : await pages.service(slug)
  const isOfPeople = slug === undefined ? !OF_PROJECTS.test(text) : !DATA_LINES.has(slug)
  const source =
    page === undefined
      ? undefined
      : { title: serviceTitle(page.slug), url: paths.service(page.slug) }
  const drivers: readonly Statement[] =
    page?.turnaround.price === undefined || source === undefined
      ? []
      : [
          {
            text: `${serviceTitle(page.slug)}: the price depends on ${page.turnaround.price}.`,
            source,
          },
        ]
  const examples = isOfPeople ? priceStatements(text) : []
  const quote: Statement = {
    text: (await pages.company('contact')).lede,
    source: places.contact,
  }
  const discount: readonly Statement[] = /\b(?:discounts?|volume|bulk|cheaper)\b/u.test(text)
    ? (await pages.hub('services')).price.points
        .filter(({ title }) => /number of checks/iu.test(title))
        .map((point) => ({ text: point.text, source: places.priceDrivers }))
    : []
  return {
    statements: [...discount, ...drivers, ...examples, ...(examples.length === 0 ? [quote] : [])],
  }
}
