import { lower } from './says.ts'
import type { AnswerTable } from '#shared/contracts/assistant.ts'
import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { priceRegions } from '#shared/pages/hubs/price-columns.ts'
import { exampleLabel } from '#shared/pages/hubs/price-source.ts'
import type { PriceTable } from '#shared/pages/hubs/prices.ts'
import { paths } from '#shared/paths/paths.ts'
import { toAnchor } from '#shared/text/anchor.ts'
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

const PRICE_PLACES: readonly (readonly [RegExp, (typeof priceRegions)[number]['name']])[] = [
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

/** Packages of the table, each with its amounts by region. */
const packagesOf = ({ packages }: PriceTable) =>
  packages.map(([name = '', contains = '', ...amounts]) => ({
    name,
    contains,
    amounts: new Map(priceRegions.map((region, index) => [region.name, amounts[index] ?? ''])),
  }))

/** Statements of the prices that fit a question. The prices are examples or confirmed ones. */
function priceStatements(text: string, prices: PriceTable | undefined): readonly Statement[] {
  if (prices === undefined) return []
  const { label, heading, note } = prices
  const pricePlace = { title: `Services: ${heading}`, url: `${paths.services}#${toAnchor(label)}` }
  const packages = packagesOf(prices)
  const fees = prices.fees.map(([fee = '', setBy = '', amount = '']) => ({ fee, setBy, amount }))
  const asked = PRICE_PLACES.filter(([words]) => words.test(text)).map(([, region]) => region)
  const shown = asked.length === 0 ? priceRegions.map(({ name }) => name) : asked
  const named = PACKAGES.find(([words]) => words.test(text))?.[1]
  const chosen =
    named === undefined
      ? packages.filter(({ name }) => !/^identity/iu.test(name))
      : packages.filter(({ name }) => named.test(name))
  const lead = exampleLabel === undefined ? '' : `${exampleLabel}: `
  const list = chosen
    .map(({ name, contains, amounts }) => {
      const sums = shown.map((region) => `${amounts.get(region) ?? ''} in the ${region}`).join(', ')
      return `${name} (${lower(contains)}) costs ${sums}`
    })
    .join('; ')
  const isTable = chosen.length * shown.length > 1
  const table: AnswerTable = {
    caption: exampleLabel ?? heading,
    columns: [...shown, 'Contains'],
    rows: chosen.map(({ name, contains, amounts }) => [
      name,
      ...shown.map((region) => amounts.get(region) ?? ''),
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

/** Answer to a question about a price: the factors that determine it, example prices of checks on people, or how to get a quote. */
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
  const examples = isOfPeople ? priceStatements(text, (await pages.hub('services')).prices) : []
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
