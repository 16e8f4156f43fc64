import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

/**
 * Where visitors are asked for their consent: first after the skip link, so that the keyboard comes to it first. Nothing of it is
 * there, and no storage is looked at, before the page is alive and idle. If it cannot be fetched, nothing is asked or allowed.
 * It has an element of its own: a new sibling of the main part would have every list and paragraph of the page styled again.
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
