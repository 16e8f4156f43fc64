import { site } from '#shared/company/site.ts'
import type { SectionCopy } from '../catalogue/page-copy.ts'

/** Regions with published prices. */
export const priceRegions = ['UK', 'US', 'EU'] as const

/** Package with its price per candidate in each region. */
interface PackagePrice {
  readonly name: string
  readonly contains: string
  /** In the currency of the region, without tax. */
  readonly prices: Readonly<Record<(typeof priceRegions)[number], string>>
}

/** Fee of a source, passed on at cost. */
interface SourceFee {
  readonly fee: string
  readonly setBy: string
  readonly amount: string
  readonly when: string
}

/** Section of prices. */
export interface PriceSection extends SectionCopy {
  readonly packages: readonly PackagePrice[]
  readonly note: string
  readonly feesTitle: string
  readonly fees: readonly SourceFee[]
  /** Label of example prices; undefined for prices with a source. */
  readonly example: string | undefined
}

/** Document of the owner that confirms the prices; null while they are examples. */
const source: string | null = null

const section: PriceSection = {
  label: 'Prices',
  heading: 'What checks cost, by package and country',
  intro:
    'You pay a price per candidate, plus the fees that courts and registers charge. We add nothing to those fees.',
  packages: [
    {
      name: 'Identity',
      contains: 'Document check; we file the result of your right-to-work check',
      prices: { UK: '£9', US: '$12', EU: '€11' },
    },
    {
      name: 'Basic screening',
      contains: 'Identity, criminal record, one employer',
      prices: { UK: '£38', US: '$44', EU: '€46' },
    },
    {
      name: 'Standard screening',
      contains: 'Basic, plus five years of employment and highest degree',
      prices: { UK: '£74', US: '$86', EU: '€88' },
    },
    {
      name: 'Regulated roles',
      contains: 'Standard, plus watchlists, references and licences',
      prices: { UK: '£129', US: '$148', EU: '€156' },
    },
  ],
  note: 'Per candidate, without tax, for fewer than 100 candidates a year. We quote other countries and volumes.',
  feesTitle: 'Fees we pass on at cost',
  fees: [
    {
      fee: 'DBS Enhanced',
      setBy: 'DBS',
      amount: '£49.50',
      when: 'Free for volunteers',
    },
    {
      fee: 'US county search',
      setBy: 'Court clerk',
      amount: '$0 to $95',
      when: 'Only where the court charges',
    },
    {
      fee: 'University reply',
      setBy: 'Registrar or agent',
      amount: '€0 to €30',
      when: 'We ask you before we pay',
    },
    {
      fee: 'Sworn translation',
      setBy: 'Translator',
      amount: 'from £45',
      when: 'Only if the source needs one',
    },
  ],
  example: source === null ? 'Example prices, for demonstration' : undefined,
}

/** Prices by package and region. Undefined if the company is real and has not confirmed any prices. */
export const prices: PriceSection | undefined =
  site.demonstration || source !== null ? section : undefined
