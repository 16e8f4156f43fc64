import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isStill } from '#web/lib/boot/is-still.ts'

/** Scrolled further than this, the button is there. In px. */
const threshold = 300

function toTop() {
  window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })
  // The button goes; the next Tab starts where the view is.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Leads back to the top of a page that was scrolled down. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <button
      type="button"
      className="cell back-to-top"
      data-slot="back-to-top"
      aria-label="Back to top"
      data-tip=""
      hidden={!shown}
      onClick={toTop}
    >
      <ArrowUp size={18} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
