import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BackToTop } from './back-to-top.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

interface FloatingControlsProps {
  /** False in the staff area, which has no such controls. Navigations in the staff area are recorded too. */
  readonly isPublic: boolean
  /** True if the page has back, home and forward buttons. */
  readonly hasHistory: boolean
  /** Controls that are shown besides these buttons. */
  readonly children: ReactNode
}

/** Buttons along the edges of a page. `floating.css` positions each of them. */
export function FloatingControls({ isPublic, hasHistory, children }: FloatingControlsProps) {
  useHiddenOnScroll(useLocation().key)
  return (
    <div className="floating">
      <div className="cells">
        <HistoryButtons shown={isPublic && hasHistory} />
        {isPublic && children}
      </div>
      {isPublic && <BackToTop />}
    </div>
  )
}
