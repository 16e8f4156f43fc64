import { useEffect, useRef, useState } from 'react'
import { engraverAtHand, loadEngraver, type Engraver } from './engraver.ts'
import { takesOver } from '../island/is-hydrating.ts'

interface EngravingProps {
  /** Draws the inside of the SVG. Called where it is not on the page yet. */
  readonly draw: (engraver: Engraver) => string
  readonly viewBox: string
  readonly className?: string
  /** Fills its box and is cut off, instead of fitting into it. */
  readonly slice?: boolean
  /** Fills its box by changing its proportions. */
  readonly stretch?: boolean
}

const fits = (slice: boolean, stretch: boolean) => {
  if (stretch) return 'none'
  return slice ? 'xMidYMid slice' : undefined
}

/**
 * An engraving as inline SVG. It is thousands of numbers that nothing ever changes, so React keeps out of it: while a page
 * hydrates, what the server has drawn stays as it is and is not drawn again. Decoration: hidden from screen readers.
 */
export function Engraving(props: EngravingProps) {
  const { draw, viewBox, className = '', slice = false, stretch = false } = props
  const element = useRef<SVGSVGElement>(null)
  const [html, setHtml] = useState(() => {
    const engraver = engraverAtHand()
    return takesOver() || engraver === undefined ? '' : draw(engraver)
  })
  useEffect(() => {
    if (element.current?.childElementCount !== 0) return undefined
    let isWanted = true
    loadEngraver().then(
      (engraver) => {
        if (isWanted) setHtml(draw(engraver))
      },
      // It is decoration: a page stands without it.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [draw])
  return (
    <svg
      ref={element}
      className={`engraving ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={fits(slice, stretch)}
      fill="none"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
