import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Overview } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths.ts'

interface State {
  readonly good: boolean
  readonly words: string
}

const cmsStates: Readonly<Record<Overview['health']['cms'], State>> = {
  up: { good: true, words: 'Answers' },
  down: { good: false, words: 'Does not answer. Changes are kept and wait' },
}

const copyStates: Readonly<Record<Overview['health']['copy'], State>> = {
  current: { good: true, words: 'Up to date' },
  behind: { good: false, words: 'May be behind the CMS' },
  missing: { good: false, words: 'Has never been complete' },
}

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`

function outboxState({ waiting, conflicts }: Overview['outbox']): State {
  if (conflicts > 0) return { good: false, words: `${changes(conflicts)} to decide about` }
  if (waiting > 0) return { good: false, words: `${changes(waiting)} waiting for the CMS` }
  return { good: true, words: 'Empty' }
}

function Line({ name, state, href }: { name: string; state: State; href?: string }) {
  const Icon = state.good ? CircleCheck : TriangleAlert
  return (
    <div>
      <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
      <dd className={`status-mark ${state.good ? 'status-published' : 'status-pending'}`}>
        <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
        {state.words}
      </dd>
    </div>
  )
}

/** How the CMS, the copy that visitors read, and the outbox stand. */
export function Health({ health, outbox }: Pick<Overview, 'health' | 'outbox'>) {
  return (
    <section className="overview-part" aria-labelledby="overview-health">
      <h2 id="overview-health">How the site is</h2>
      <dl className="overview-health">
        <Line name="CMS" state={cmsStates[health.cms]} />
        <Line name="Copy for visitors" state={copyStates[health.copy]} />
        <Line name="Outbox" state={outboxState(outbox)} href={paths.adminOutbox} />
      </dl>
    </section>
  )
}
