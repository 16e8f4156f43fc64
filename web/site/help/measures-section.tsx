import './measures-table.css'
import { CircleCheck, Clock, FileText, Minus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Measure } from '#shared/pages/legal/trust-measures.ts'
import type { MeasuresSection as MeasuresCopy } from '#shared/pages/legal/trust-tables.ts'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { FoldToggle } from '#web/ui/fold-toggle.tsx'
import { ColumnHeads } from '#web/ui/list/column-heads.tsx'
import { OpenRows } from '#web/ui/open-rows.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

const COLUMNS = ['Measure', 'How it works', 'State', 'Ask us for'] as const

const states: Readonly<
  Record<Measure['state'], { readonly icon: LucideIcon; readonly tone: string }>
> = {
  'In place': { icon: CircleCheck, tone: 'measure-state measure-ok' },
  'Not yet': { icon: Minus, tone: 'measure-state' },
  'On request': { icon: FileText, tone: 'measure-state' },
  'Demonstration claim': { icon: Clock, tone: 'measure-state measure-warn' },
}

/** State of a measure as an icon and a text, so that it does not depend on colour alone. */
function MeasureState({ state }: Pick<Measure, 'state'>) {
  const { icon: Icon, tone } = states[state]
  return (
    <span className={tone}>
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      {state}
    </span>
  )
}

interface MeasuresSectionProps {
  readonly number: number
  readonly copy: MeasuresCopy
  /** Short notes in the side column, next to the table. On phones they are folded. */
  readonly rail: ReactNode
  /** Title under which the notes are folded on phones. */
  readonly railTitle: string
  /** Badge before the table. Present if the measures in the table are examples. */
  readonly badge?: ReactNode
}

/** Section with a table of measures in the main column, and notes in the side column. */
export function MeasuresSection({ number, copy, rail, railTitle, badge }: MeasuresSectionProps) {
  return (
    <PageSection number={number} copy={copy}>
      <div className="measures">
        <div className="measures-rail">
          <FoldedPart title={railTitle}>{rail}</FoldedPart>
        </div>
        <div className="measures-table">
          {badge}
          <div className="record-box">
            <table className="record record-page">
              <caption className="sr-only">{copy.heading}</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {copy.measures.map(({ measure, how, state, ask }) => (
                  <tr key={measure} className="measure-row folds">
                    <th scope="row">
                      {measure}
                      <FoldToggle name={measure} />
                    </th>
                    <td className="folded">
                      <span className="record-label">{COLUMNS[1]}</span> {how}
                    </td>
                    <td className="folded-line">
                      <span className="record-label">{COLUMNS[2]}</span>{' '}
                      <MeasureState state={state} />
                    </td>
                    <td className="folded">
                      <span className="record-label">{COLUMNS[3]}</span> {ask}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <OpenRows label={copy.heading} />
          </div>
        </div>
      </div>
    </PageSection>
  )
}
