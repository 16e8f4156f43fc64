import { useEffect, useState } from 'react'
import type { CookieSettingsPage } from '#shared/pages/legal/cookie-settings.ts'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { ProseText } from '#web/ui/prose-text.tsx'
import type { KeptNow } from './kept-now.tsx'

type Now = typeof KeptNow

/** Container for the list of entries that this browser stores. The code that reads the entries is loaded after hydration. */
export function KeptHere({ page }: { readonly page: CookieSettingsPage }) {
  const [Shown, setShown] = useState<Now>()
  useEffect(() => {
    whenIdle(() => {
      import('./kept-now.tsx').then(
        (part) => setShown(() => part.KeptNow),
        (error: unknown) => reportError(error),
      )
    })
  }, [])
  return (
    <div className="kept-here">
      {Shown === undefined ? (
        <>
          <p className="kept-reading">{page.now.reading}</p>
          <div className="kept-unscripted">
            {page.withoutScript.map((text, index) => (
              <p key={index}>
                <ProseText text={text} />
              </p>
            ))}
          </div>
        </>
      ) : (
        <Shown page={page} />
      )}
    </div>
  )
}
