import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'

/**
 * Where the banner stands on the pages of visitors: first after the skip link, so that the keyboard comes to it first. Nothing
 * of it is there before the page is alive and idle, and no storage is looked at.
 */
export function ConsentSlot() {
  const [Shell, setShell] = useState<ComponentType<{ readonly since: number }>>()
  const [since, setSince] = useState(0)
  useEffect(() => {
    let isWanted = true
    setSince(performance.now())
    whenIdle(() => {
      import('./consent-shell.tsx').then(
        ({ ConsentShell }) => {
          if (isWanted) setShell(() => ConsentShell)
        },
        // Without it nothing is asked, and nothing is allowed. The next load tries again.
        () => undefined,
      )
    })
    return () => {
      isWanted = false
    }
  }, [])
  return Shell === undefined ? null : <Shell since={since} />
}
