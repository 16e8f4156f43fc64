import { whenIdle } from './when-idle.ts'

/** What usually lies below the first screen; `far.css` lets browsers leave it for later by the same words. */
const FAR = '.section, .case-sections, .closing, .foot'

/** What of it, and of lists, takes long enough by itself to be laid out one by one. */
const PARTS =
  '.report-fields > div, .case-note, .section .card, .section .case-row, .cards > .card:nth-child(n + 3), .case-rows > .case-row:nth-child(n + 3), .notes > .note:nth-child(n + 2), .foot-brand, .foot-group'

/** What the boot script sets on a page that opens at its top. */
const ATTRIBUTE = 'data-far'

/** The first of these tells that somebody is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'resize']

/** How long a slice of it takes, milliseconds: each ends in a frame, and many frames cost more than what they show. */
const SLICE = 8

function release(piece: HTMLElement): void {
  piece.style.contentVisibility = ''
  piece.style.containIntrinsicHeight = ''
}

/** Shows what is on the first screen whole, which would be cut at its edges while the rest is left. Gives its sections. */
function showFirstScreen(): HTMLElement[] {
  const sections = [...document.querySelectorAll<HTMLElement>(FAR)].filter(
    (section) => section.getBoundingClientRect().top < innerHeight,
  )
  for (const section of sections) section.style.contentVisibility = 'visible'
  return sections
}

/** Has the browser leave by the piece what it has left section by section. Gives the pieces in their order. */
function leaveByPiece(): HTMLElement[] {
  const pieces = [...document.querySelectorAll<HTMLElement>(`${FAR}, ${PARTS}`)]
  for (const piece of pieces) {
    piece.style.contentVisibility = 'auto'
    // The height alone, by `far.css`: a width that is made up would widen the columns of a grid, and the page with them.
    piece.style.containIntrinsicHeight = 'auto var(--far, 480px)'
  }
  return pieces
}

/**
 * Has laid out what the browser has left for later, once somebody is there: a few pieces at a time and each time when nothing
 * else is to be done, so that whoever scrolls or takes a picture of the page finds it whole. It is whole at once for who prints it or
 * follows a link to a part of it: where that stands is known once all above it is laid out.
 */
export function layOutFarSections(): void {
  const root = document.documentElement
  if (!root.hasAttribute(ATTRIBUTE)) return
  let pieces = showFirstScreen()
  const came = new AbortController()
  const isWhole = new AbortController()
  const next = () => {
    const end = performance.now() + SLICE
    do {
      const piece = pieces.shift()
      if (piece === undefined) {
        isWhole.abort()
        return
      }
      release(piece)
      // Asking has it laid out, so that the clock tells how long that took.
      piece.getBoundingClientRect()
    } while (performance.now() < end)
    whenIdle(next)
  }
  const begin = () => {
    came.abort()
    whenIdle(() => {
      if (isWhole.signal.aborted) return
      pieces = leaveByPiece()
      root.removeAttribute(ATTRIBUTE)
      whenIdle(next)
    })
  }
  const beWhole = () => {
    came.abort()
    isWhole.abort()
    root.removeAttribute(ATTRIBUTE)
    for (const piece of pieces.splice(0)) release(piece)
  }
  const goToPart = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) beWhole()
  }
  const early = { capture: true, passive: true }
  for (const sign of SIGNS) addEventListener(sign, begin, { ...early, signal: came.signal })
  addEventListener('beforeprint', beWhole, { signal: isWhole.signal })
  addEventListener('click', goToPart, { ...early, signal: isWhole.signal })
}
