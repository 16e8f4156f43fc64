import { counted } from '#shared/text/count.ts'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { Check } from '../form/checklist.ts'
import { focusField } from '../focus-field.ts'
import { Panel } from './panel.tsx'

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const

function mark({ problem, blocks }: Check) {
  if (problem === undefined) return { state: 'done', Icon: CircleCheck, word: 'Done' }
  if (blocks) return { state: 'missing', Icon: CircleX, word: 'Missing' }
  return { state: 'advice', Icon: TriangleAlert, word: 'Advice' }
}

const summary = (checks: readonly Check[]) => {
  const missing = checks.filter(({ problem, blocks }) => blocks && problem !== undefined).length
  if (missing > 0) return counted(missing, 'thing is missing', 'things are missing')
  return 'Ready to publish'
}

/** Checks before publication. Each line links to the field in which the problem is fixed. */
export function ChecklistPanel({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <Panel title="Before you publish">
      <output className="check-summary">{summary(checks)}</output>
      <ul className="checks">
        {checks.map((check) => {
          const { state, Icon, word } = mark(check)
          return (
            <li key={check.id} data-state={state}>
              <Icon {...icon} />
              <span>
                <button type="button" onClick={() => focusField(check.field)}>
                  {check.label}
                </button>
                <span className="sr-only">: {word}</span>
                {check.problem !== undefined && <span className="check-why">{check.problem}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
