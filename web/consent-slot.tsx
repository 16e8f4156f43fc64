import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'

/**
 * Where visitors are asked for their consent: first after the skip link, so that the keyboard comes to it first. Nothing of it is
 * there, and no storage is looked at, before the page is alive and idle.
 */
export function ConsentSlot() {
  const [part, setPart] = useState<ReactNode>(null)
  useEffect(() => {
    const since = performance.now()
    let isWanted = true
    whenIdle(() => {
      import('./consent-part.tsx').then(
        ({ ConsentPart }) => {
          if (isWanted) setPart(<ConsentPart since={since} />)
        },
        // Without it nothing is asked, and nothing is allowed. The next load tries again.
        () => undefined,
      )
    })
    return () => {
      isWanted = false
    }
  }, [])
  return part
}
