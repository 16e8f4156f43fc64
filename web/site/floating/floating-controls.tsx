import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BackToTop } from './back-to-top.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { useAway } from './use-away.ts'

interface FloatingControlsProps {
  /** The staff area has none of them; the way through it is followed all the same. */
  readonly isPublic: boolean
  /** Whether the page has back, home and forward. */
  readonly hasHistory: boolean
  /** Stands beside them. */
  readonly children: ReactNode
}

/** The cells along the edges of a page. `floating.css` says where each stands. */
export function FloatingControls({ isPublic, hasHistory, children }: FloatingControlsProps) {
  const isAway = useAway(useLocation().key)
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
