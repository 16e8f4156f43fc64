import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

/**
 * Place of the consent banner: directly after the skip link, so that it is first in the tab order. Renders nothing and
 * reads no storage before the page is hydrated and idle. If its code fails to load, nothing is asked or allowed. It has
 * its own element, because a new sibling of the main part would restyle all of the page.
 */
export function ConsentSlot() {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    const since = performance.now()
    whenIdle(() => {
      import('./consent-part.tsx').then(
        ({ ConsentPart }) => setPart(<ConsentPart since={since} />),
        () => undefined,
      )
    })
  }, [])
  return <div>{part}</div>
}
