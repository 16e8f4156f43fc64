import { whenSomebodyIsThere } from './first-interaction.ts'
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

/** Has the browser leave an element for later, show it whole, or do as the styles say. */
function setLeft(piece: HTMLElement, visibility: 'auto' | 'visible' | ''): void {
  piece.style.contentVisibility = visibility
  // The height alone, by `far.css`: a width that is made up would widen the columns of a grid, and the page with them.
  piece.style.containIntrinsicHeight = visibility && 'auto var(--far, 480px)'
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/**
 * Has laid out what the browser has left for later, once somebody is there: a few pieces at a time and each time when nothing
 * else is to be done, so that whoever scrolls or takes a picture of the page finds it whole. It is whole at once for who prints it or
 * follows a link to a part of it: where that stands is known once all above it is laid out.
 */
export function layOutFarSections(): void {
  const root = document.documentElement
  if (!root.hasAttribute(ATTRIBUTE)) return
  // What is on the first screen would be cut at its edges while the rest is left.
  for (const section of all(FAR)) {
    if (section.getBoundingClientRect().top < innerHeight) setLeft(section, 'visible')
  }
  const came = new AbortController()
  /** From now on the browser leaves nothing by itself. */
  const takeOver = (visibility: 'auto' | '') => {
    came.abort()
    root.removeAttribute(ATTRIBUTE)
    const pieces = all(`${FAR}, ${PARTS}`)
    for (const piece of pieces) setLeft(piece, visibility)
    return pieces
  }
  const layOut = () => {
    if (!root.hasAttribute(ATTRIBUTE)) return
    const pieces = takeOver('auto')
    const next = () => {
      const end = performance.now() + SLICE
      while (performance.now() < end) {
        const piece = pieces.shift()
        if (piece === undefined) return
        setLeft(piece, '')
        // Asking has it laid out, so that the clock tells how long that took.
        piece.getBoundingClientRect()
      }
      whenIdle(next)
    }
    whenIdle(next)
  }
  whenSomebodyIsThere(() => whenIdle(layOut), came.signal)
  addEventListener('beforeprint', () => takeOver(''))
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]') !== null) takeOver('')
    },
    true,
  )
}
