import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isStill } from '#web/lib/boot/is-still.ts'

/** Scroll position in px above which the button is shown. */
const threshold = 300

function toTop() {
  window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })
  // The focused button disappears, so the focus moves to the main element. The next Tab then starts from the top of the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Button that scrolls back to the top of a page. */
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
