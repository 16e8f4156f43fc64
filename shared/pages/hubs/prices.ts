import type { HubPageOf } from '../catalogue/page-copy.ts'
import { arePricesShown } from './price-source.ts'

/** Section with the prices on the page with all services. */
export type PriceTable = NonNullable<HubPageOf<'services'>['prices']>

const section: PriceTable = {
  label: 'Prices',
  heading: 'What checks cost, by package and country',
  intro:
    'You pay a price per candidate, plus the fees that courts and registers charge. We add nothing to those fees.',
  packages: [
    [
      'Identity',
      'Document check; we file the result of your right-to-work check',
      '£9',
      '$12',
      '€11',
    ],
    ['Basic screening', 'Identity, criminal record, one employer', '£38', '$44', '€46'],
    [
      'Standard screening',
      'Basic, plus five years of employment and highest degree',
      '£74',
      '$86',
      '€88',
    ],
    [
      'Regulated roles',
      'Standard, plus watchlists, references and licences',
      '£129',
      '$148',
      '€156',
    ],
  ],
  note: 'Per candidate, without tax, for fewer than 100 candidates a year. We quote other countries and volumes.',
  feesTitle: 'Fees we pass on at cost',
  fees: [
    ['DBS Enhanced', 'DBS', '£49.50', 'Free for volunteers'],
    ['US county search', 'Court clerk', '$0 to $95', 'Only where the court charges'],
    ['University reply', 'Registrar or agent', '€0 to €30', 'We ask you before we pay'],
    ['Sworn translation', 'Translator', 'from £45', 'Only if the source needs one'],
  ],
}

/** Shipped prices by package and region. Undefined for a real company that has not confirmed prices. */
export const shippedPrices: PriceTable | undefined = arePricesShown ? section : undefined

/** Adds the shipped prices to the text of the page with all services, if its document was published before the page had prices. */
export const withPrices = <Text extends object>(text: Text): Text =>
  'slug' in text && text.slug === 'services' && !('prices' in text && text.prices !== undefined)
    ? { ...text, ...(shippedPrices && { prices: shippedPrices }) }
    : text
