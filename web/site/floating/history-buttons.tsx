import { ChevronLeft, ChevronRight, House } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '#shared/paths/paths.ts'
import { trailAfter, trailOfDocument, type Trail } from './trail.ts'

/** Trail of the visitor's navigations within the site in this tab, in which each navigation is recorded. Undefined until hydration. */
function useTrail(): Trail | undefined {
  const { key } = useLocation()
  const type = useNavigationType()
  const [trail, setTrail] = useState<Trail>()
  const counted = useRef<string>(undefined)
  // A ref, because recording a navigation writes to the history entry and the storage. React may call a state updater twice.
  const latest = useRef<Trail>(undefined)
  useEffect(() => {
    if (counted.current === key) return
    const isFirst = counted.current === undefined
    counted.current = key
    const before = latest.current
    latest.current = isFirst || before === undefined ? trailOfDocument() : trailAfter(before, type)
    setTrail(latest.current)
  }, [key, type])
  useEffect(() => {
    const brought = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      latest.current = trailOfDocument()
      setTrail(latest.current)
    }
    window.addEventListener('pageshow', brought)
    return () => window.removeEventListener('pageshow', brought)
  }, [])
  return trail
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Back, home and forward buttons, on every public page except the home page. Navigations are recorded on all pages. */
export function HistoryButtons({ shown }: { readonly shown: boolean }) {
  const trail = useTrail()
  if (!shown) return null
  const at = trail?.at ?? 0
  const hasForward = trail !== undefined && at < trail.visits.length - 1
  return (
    <nav className="history-buttons" aria-label="History">
      <button
        type="button"
        className="history-back"
        aria-label="Back"
        data-tip="beside"
        disabled={at <= 0}
        onClick={() => history.back()}
      >
        <ChevronLeft {...icon} />
      </button>
      <a href={paths.home} aria-label="Home" data-tip="beside">
        <House {...icon} />
      </a>
      {hasForward && (
        <button
          type="button"
          aria-label="Forward"
          data-tip="beside"
          onClick={() => history.forward()}
        >
          <ChevronRight {...icon} />
        </button>
      )}
    </nav>
  )
}
