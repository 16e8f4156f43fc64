import { whenIdle } from './when-idle.ts'

/** What usually lies below the first screen; `far.css` lets browsers leave it for later by the same words. */
const FAR = '.section, .case-sections, .closing, .foot'

/** What of it, and of lists, takes long enough by itself to be laid out one by one. */
const PARTS =
  '.report-fields > div, .case-note, .section .card, .section .case-row, .cards > .card:nth-child(n + 3), .case-rows > .case-row:nth-child(n + 3), .notes > .note:nth-child(n + 2), .foot-brand, .foot-group'

/** What the boot script sets on a page that opens at its top. */
const ATTRIBUTE = 'data-far'

/** How long a slice of it takes, milliseconds: each ends in a frame, and many frames cost more than what they show. */
const SLICE = 8

function layOutOne(piece: HTMLElement): void {
  piece.style.contentVisibility = ''
  piece.style.containIntrinsicHeight = ''
  // Asking has it laid out, so that the clock tells how long that took.
  piece.getBoundingClientRect()
}

/** From now on the browser leaves nothing by itself; what it has left comes piece by piece. */
function layOut(root: HTMLElement): void {
  const pieces = [...document.querySelectorAll<HTMLElement>(`${FAR}, ${PARTS}`)]
  for (const piece of pieces) {
    piece.style.contentVisibility = 'auto'
    // The height alone, by `far.css`: a width that is made up would widen the columns of a grid, and the page with them.
    piece.style.containIntrinsicHeight = 'auto var(--far, 480px)'
  }
  root.removeAttribute(ATTRIBUTE)
  const next = () => {
    const end = performance.now() + SLICE
    do {
      const piece = pieces.shift()
      if (piece === undefined) return
      layOutOne(piece)
    } while (performance.now() < end)
    whenIdle(next)
  }
  whenIdle(next)
}

/**
 * Has laid out what the browser has left for later, a few pieces at a time and each time when nothing else is to be done, so
 * that whoever scrolls, prints or takes a picture of the page finds it whole.
 */
export function layOutFarSections(): void {
  const root = document.documentElement
  if (root.hasAttribute(ATTRIBUTE)) whenIdle(() => layOut(root))
}
