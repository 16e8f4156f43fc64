import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { SpeedInput } from '#shared/contracts/site/speed.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** Widths of the window in px from which a device counts as a tablet and as a desktop. */
const TABLET = 768
const DESKTOP = 1024

/** Ids of the sent values; undefined until the measurement has started. */
let sent: Set<string> | undefined

/**
 * Reports speed and layout shift of this document to the server, each once, when the value is final: at the first input, or when the page is
 * hidden.
 * @param route pattern of the route that the document was loaded for
 * @param isAllowed returns false once analytics is no longer allowed; nothing is sent then
 */
export function measureSpeed(route: string, isAllowed: () => boolean): void {
  if (sent !== undefined) return
  const known = (sent = new Set())
  const send = ({ id, name, value }: Metric) => {
    if (known.has(id) || !isAllowed()) return
    known.add(id)
    const small = innerWidth < TABLET ? 'phone' : 'tablet'
    const body = {
      route,
      device: innerWidth < DESKTOP ? small : 'desktop',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `send` gets the three metrics below only
      metric: name as SpeedInput['metric'],
      value,
    } as const satisfies SpeedInput
    const type = 'application/json'
    navigator.sendBeacon(apiPaths.speed, new Blob([JSON.stringify(body)], { type }))
  }
  onLCP(send)
  onINP(send)
  onCLS(send)
}
