import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BackToTop } from './back-to-top.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

interface FloatingControlsProps {
  /** False in the staff area, which shows no controls. Navigations in the staff area are recorded nevertheless. */
  readonly isPublic: boolean
  /** True if the page has back, home and forward buttons. */
  readonly hasHistory: boolean
  /** Further controls. */
  readonly children: ReactNode
}

/** Controls along the edges of a page. `floating.css` positions each control. */
export function FloatingControls({ isPublic, hasHistory, children }: FloatingControlsProps) {
  const isAway = useHiddenOnScroll(useLocation().key)
  return (
    <div className="floating" data-away={isAway || undefined}>
      <div className="cells">
        <HistoryButtons shown={isPublic && hasHistory} />
        {isPublic && children}
      </div>
      {isPublic && <BackToTop />}
    </div>
  )
}
