import type { Log } from '#server/http/logging.ts'
import type { Caller } from '#server/http/route.ts'
import { can } from '#shared/access/abilities.ts'
import {
  PROXY_WARNINGS,
  type ProxyWarning,
  type ProxyWarningKind,
} from '#shared/contracts/site/proxy-check.ts'
import { warningLine } from '#shared/text/proxy-warning-text.ts'
import {
  compareOrigin,
  compareProxy,
  type CheckedSettings,
  type Verdict,
} from './contradictions.ts'
import { createEvidence } from './evidence.ts'
import { readFacts } from './request-facts.ts'

type Staff = Pick<Extract<Caller, { kind: 'staff' }>, 'role'>

/** Compares ORIGIN and TRUST_PROXY with the requests of staff. */
export interface ProxyCheck {
  /**
   * Checks a request with a valid session. Only requests of administrators can cause a new warning; requests of other users are only
   * counted.
   */
  note(request: Pick<Request, 'headers'>, peer: string, caller: Staff): void
  /** Records if the live channel of a staff tab uses a WebSocket or an event stream. */
  noteTransport(caller: Staff, transport: 'socket' | 'events'): void
  /** Current warnings, the most severe first. */
  warnings(userId: string): readonly ProxyWarning[]
  /** Hides warnings for one user until the process ends. */
  hide(userId: string, kinds: readonly ProxyWarningKind[]): void
}

/** Maximum number of users whose hidden warnings are remembered. Few users can see warnings. */
const MOST_PEOPLE = 1_000

export interface ProxyCheckOptions {
  readonly settings: CheckedSettings
  readonly log: Log
  readonly now?: () => number
}

/** Creates a check without any recorded requests. */
export function createProxyCheck({ settings, log, now = Date.now }: ProxyCheckOptions): ProxyCheck {
  const evidence = {
    origin: createEvidence(now),
    proxy: createEvidence(now),
    transport: createEvidence(now),
  }
  const logged = new Set<ProxyWarningKind>()
  const hidden = new Map<string, ReadonlySet<ProxyWarningKind>>()

  const current = () =>
    Object.values(evidence)
      .map((one) => one.current())
      .filter((warning) => warning !== undefined)
      .toSorted(
        (left, right) => PROXY_WARNINGS.indexOf(left.kind) - PROXY_WARNINGS.indexOf(right.kind),
      )

  const logNew = () => {
    for (const warning of current()) {
      if (logged.has(warning.kind)) continue
      logged.add(warning.kind)
      const { kind, set, seen, change } = warning
      log.warn('security', warningLine(warning), { kind, set, seen, change })
    }
  }

  const vouches = (caller: Staff) => can(caller, 'system.manage')

  return {
    note({ headers }, peer, caller) {
      const facts = readFacts(headers, peer)
      evidence.origin.add(compareOrigin(settings, facts), vouches(caller))
      evidence.proxy.add(compareProxy(settings, facts), vouches(caller))
      logNew()
    },
    noteTransport(caller, transport) {
      const verdict: Verdict =
        transport === 'socket' ? 'fits' : { kind: 'no-upgrade', set: '', seen: '', change: [] }
      evidence.transport.add(verdict, vouches(caller))
      logNew()
    },
    warnings(userId) {
      const own = hidden.get(userId)
      return current().map((warning) => ({ ...warning, hidden: own?.has(warning.kind) === true }))
    },
    hide(userId, kinds) {
      const before = hidden.get(userId) ?? []
      hidden.delete(userId)
      hidden.set(userId, new Set([...before, ...kinds]))
      const [oldest] = hidden.keys()
      if (hidden.size > MOST_PEOPLE && oldest !== undefined) hidden.delete(oldest)
    },
  }
}
