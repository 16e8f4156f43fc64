import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Device } from '#shared/contracts/site/devices.ts'
import type { SpeedInput } from '#shared/contracts/site/speed.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** Names of the metrics that were already sent. Undefined until the measurement has started. */
let sent: Set<string> | undefined

/**
 * Reports the speed and the layout shift of this document to the server. Each metric is sent once, when its value is final: at the first
 * input, or when the page is hidden.
 * @param route pattern of the route for which the document was loaded
 * @param device kind of device, as in page views
 * @param isAllowed returns false once analytics is no longer allowed; nothing is sent then
 */
export function measureSpeed(route: string, device: Device, isAllowed: () => boolean): void {
  if (sent !== undefined) return
  const known = (sent = new Set())
  const send = ({ name, value }: Metric) => {
    // After the back button has restored the page, the metrics have new ids. They are not sent again, because they belong to the same
    // document.
    if (known.has(name) || !isAllowed()) return
    known.add(name)
    const body = {
      route,
      device,
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
