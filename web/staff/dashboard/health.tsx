import { counted } from '#shared/text/count.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Overview } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import { useProxyWarnings } from '#web/lib/staff/proxy-warnings.ts'
import { ProxyHealth } from './proxy-health.tsx'

interface State {
  readonly good: boolean
  readonly words: string
}

const cmsStates: Readonly<Record<Overview['health']['cms'], State>> = {
  up: { good: true, words: 'Connected' },
  down: { good: false, words: 'Not responding. Changes are saved here and sent later' },
}

const copyStates: Readonly<Record<Overview['health']['copy'], State>> = {
  current: { good: true, words: 'Up to date' },
  behind: { good: false, words: 'May be out of date' },
  missing: { good: false, words: 'Not ready yet' },
}

const changes = (count: number) => counted(count, 'change')

function outboxState({ waiting, conflicts }: Overview['outbox']): State {
  if (conflicts > 0) return { good: false, words: `${changes(conflicts)} to review` }
  if (waiting > 0) return { good: false, words: `${changes(waiting)} waiting for the CMS` }
  return { good: true, words: 'No unsent changes' }
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

/** State of the CMS, of the mirror of the published content, and of the outbox. */
export function Health({ health, outbox }: Pick<Overview, 'health' | 'outbox'>) {
  return (
    <section className="overview-part" aria-labelledby="overview-health">
      <h2 id="overview-health">Site health</h2>
      <dl className="overview-health">
        <ProxyHealth warnings={useProxyWarnings()} />
        <Line name="CMS" state={cmsStates[health.cms]} />
        <Line name="Public pages" state={copyStates[health.copy]} />
        <Line name="Outbox" state={outboxState(outbox)} href={paths.adminOutbox} />
      </dl>
    </section>
  )
}
