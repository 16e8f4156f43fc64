import { TriangleAlert } from 'lucide-react'
import { useLiveState, type LiveState } from '#web/lib/staff/live-state.ts'
import { useProxyWarnings } from '#web/lib/staff/proxy-warnings.ts'
import { useMay } from '#web/lib/staff/use-may.ts'

/**
 * Number of failed attempts to connect after which the server is reported as unreachable. These attempts take about three seconds, longer
 * than a restart of the server.
 */
const AWAY_AFTER = 3

/** Reason why this tab receives no live updates, with the fix. Undefined while live updates work or the tab is still connecting. */
function reasonOf(state: LiveState, mayManage: boolean): string | undefined {
  if (state.kind !== 'closed') return undefined
  const { problem, siteOrigin = '', tries } = state
  if (problem === 'origin') {
    const start = mayManage ? 'Correct' : 'Ask an administrator to correct'
    return `${start} the site’s address. Live updates are off, because ORIGIN is ${siteOrigin} and this page is at ${location.origin}. Lists refresh every 30 seconds.`
  }
  if (problem === 'no-stream' || (problem === 'no-upgrade' && tries > 2)) {
    return 'Ask an administrator to let the proxy pass WebSockets or event streams. Live updates are off until then. Lists refresh every 30 seconds.'
  }
  if (problem === 'tabs') {
    return 'Close other tabs of the staff area or the Studio to get live updates here. They use all connections the proxy allows for this browser.'
  }
  if (problem === 'away' && tries >= AWAY_AFTER) {
    return 'Check your connection. The server can’t be reached, so live updates are off. We keep trying.'
  }
  return undefined
}

/**
 * Note about missing live updates, on all pages of the staff area. Renders nothing if live updates work, or if the banner about proxy
 * settings already explains the problem.
 */
export function ConnectionNote() {
  const state = useLiveState()
  const mayManage = useMay('system.manage')
  const warnings = useProxyWarnings()
  const isTold =
    state.kind === 'closed' &&
    state.problem === 'origin' &&
    warnings.some(({ kind, hidden }) => !hidden && kind.startsWith('origin-'))
  const reason = isTold ? undefined : reasonOf(state, mayManage)
  return (
    <div aria-live="polite">
      {reason !== undefined && (
        <p className="connection-note">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          <span>{reason}</span>
        </p>
      )}
    </div>
  )
}
