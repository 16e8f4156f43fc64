import { feeColumns, packageColumns, priceRegions } from '#shared/pages/hubs/price-columns.ts'
import { exampleLabel } from '#shared/pages/hubs/price-source.ts'
import type { PriceTable } from '#shared/pages/hubs/prices.ts'
import { paths } from '#shared/paths/paths.ts'
import { ColumnHeads } from '#web/ui/list/column-heads.tsx'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { FoldToggle } from '#web/ui/fold-toggle.tsx'
import { ExampleBadge } from '#web/ui/example-badge.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

const BADGE = 'prices-example'

/** Radio buttons for the region on phones. CSS shows the column of the checked region, so the choice works without JavaScript. */
function RegionSwitch() {
  return (
    <fieldset className="prices-switch">
      <legend className="sr-only">Prices for</legend>
      {priceRegions.map(({ name: region }, index) => (
        <label key={region}>
          <input
            type="radio"
            name="price-region"
            value={region.toLowerCase()}
            className="sr-only"
            defaultChecked={index === 0}
          />
          {region}
        </label>
      ))}
    </fieldset>
  )
}

function PackagesTable({ copy }: { readonly copy: PriceTable }) {
  return (
    <table
      className="record record-page prices-table"
      aria-describedby={exampleLabel === undefined ? undefined : BADGE}
    >
      <caption className="sr-only">{copy.heading}</caption>
      <ColumnHeads columns={packageColumns} />
      <tbody>
        {copy.packages.map(([name = '', contains, ...amounts]) => (
          <tr key={name} className="folds">
            <th scope="row">
              {name}
              <FoldToggle name={name} />
            </th>
            <td className="prices-contains folded">{contains}</td>
            {priceRegions.map(({ name: region }, index) => (
              <td key={region} className="prices-amount" data-region={region.toLowerCase()}>
                {amounts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FeesTable({ copy }: { readonly copy: PriceTable }) {
  return (
    <table className="record prices-fees-table">
      <caption className="sr-only">{copy.feesTitle}</caption>
      <ColumnHeads columns={feeColumns} />
      <tbody>
        {copy.fees.map(([fee = '', setBy, amount, when]) => (
          <tr key={fee} className="folds">
            <th scope="row">
              {fee}
              <FoldToggle name={fee} />
            </th>
            <td className="folded">{setBy}</td>
            <td className="prices-fee">{amount}</td>
            <td className="folded">{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PricesSectionProps {
  readonly number: number
  readonly copy: PriceTable
}

/** Prices by package and region, and the fees of sources, as tables. On phones the prices are short rows, and the fees can be opened. */
export function PricesSection({ number, copy }: PricesSectionProps) {
  return (
    <PageSection
      number={number}
      copy={copy}
      link={
        <a className="text-link" href={paths.contactAbout()}>
          Ask for your price <span aria-hidden="true">→</span>
        </a>
      }
    >
      <div className="prices">
        <div className="prices-lead">
          {exampleLabel !== undefined && <ExampleBadge id={BADGE} text={exampleLabel} />}
        </div>
        <FoldedPart title={`Prices of ${copy.packages.length} packages`}>
          <RegionSwitch />
          <PackagesTable copy={copy} />
          <p className="record-note prices-note">{copy.note}</p>
        </FoldedPart>
        <div className="prices-fees folds">
          <h3>
            {copy.feesTitle} <FoldToggle name={copy.feesTitle} />
          </h3>
          <div className="folded">
            <FeesTable copy={copy} />
          </div>
        </div>
      </div>
    </PageSection>
  )
}
