import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

/**
 * Container of the consent banner, directly after the skip link, so that the banner is first in the tab order. Renders nothing and reads no
 * storage before the page is hydrated and idle. If the code fails to load, the visitor is not asked and nothing is allowed. The container
 * is a separate element, because adding a sibling of the main element would make the browser restyle the entire page.
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
