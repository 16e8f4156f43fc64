import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { MenuShape } from './menu-contents.tsx'

/** On the server alone: the drawn contents. The browser's code has neither them nor the catalogue of marks behind them. */
const drawn = import.meta.env.SSR ? (await import('./menu-markup.tsx')).menuMarkup : undefined

/**
 * The contents of a menu as the server has drawn them. They are some fifty links with their marks that nothing ever changes, so
 * React keeps out of them: a page is taken over without their code. Only a header that is drawn anew in the browser loads it.
 */
export function KeptMenu({ className, ...menu }: MenuShape & { readonly className: string }) {
  const element = useRef<HTMLDivElement>(null)
  const [Contents, setContents] = useState<ComponentType<MenuShape>>()
  useEffect(() => {
    if (element.current?.childElementCount !== 0) return
    void import('./menu-contents.tsx').then(({ MenuContents }) => setContents(() => MenuContents))
  }, [])
  if (Contents !== undefined) {
    return (
      <div key="own" className={className}>
        <Contents {...menu} />
      </div>
    )
  }
  return (
    <div
      key="kept"
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawn?.(menu) ?? '' }}
    />
  )
}
