import { connectionAnswer } from '../contracts/site/proxy-check.ts'
import { staffApiPaths } from '../paths/staff-api-paths.ts'
import { openEventsLink } from './events-link.ts'
import { LinkError, readJsonText, type Link, type LinkAddress, type LinkHandlers } from './link.ts'
import { openSocketLink, SocketFailure } from './socket-link.ts'

/** Number of failed handshakes after which the page uses event streams until it is reloaded. */
const MOST_FAILED = 2
const ASKED_WITHIN = 10_000

/** Converts the close codes that represent an HTTP status to a problem. */
const problemOf = (code: number) =>
  code === 4401 ? 'signed-out' : code === 4403 ? 'forbidden' : 'away'

/**
 * Checks that the server can be reached and accepts WebSockets from this page. Scripts cannot read why a handshake has failed, so the page
 * requests the reason from the server.
 * @throws LinkError `away` or `origin`
 */
export async function checkOwnOrigin(): Promise<void> {
  const answer = await fetch(staffApiPaths.connection({ origin: location.origin }), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ASKED_WITHIN),
  }).catch(() => undefined)
  if (answer === undefined) throw new LinkError('away')
  const { data } = connectionAnswer.safeParse(readJsonText(await answer.text().catch(() => '')))
  if (!answer.ok || data === undefined) throw new LinkError('away')
  if (!data.data.accepted) throw new LinkError('origin', data.data.origin)
}

/**
 * Creates the function that opens connections. The created function uses a WebSocket. After two consecutive failed handshakes that the
 * server would have accepted, it uses server-sent events.
 * @throws {@link LinkError} (created function) if no connection can be opened now
 */
export function createDialer(): (address: LinkAddress, handlers: LinkHandlers) => Promise<Link> {
  let failed = 0
  return async (address, handlers) => {
    if (failed >= MOST_FAILED) return openEventsLink(address, handlers)
    try {
      const link = await openSocketLink(address, handlers)
      failed = 0
      return link
    } catch (error) {
      if (!(error instanceof SocketFailure)) throw error
      if (error.hasOpened) throw new LinkError(problemOf(error.code))
    }
    await checkOwnOrigin()
    failed += 1
    if (failed < MOST_FAILED) throw new LinkError('no-upgrade')
    return openEventsLink(address, handlers)
  }
}
