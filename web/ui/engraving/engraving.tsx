import { useEffect, useRef, useState } from 'react'
import { engraverAtHand, loadEngraver, type Engraver } from './engraver.ts'
import { takesOver } from '../island/is-hydrating.ts'

interface EngravingProps {
  /** Draws the content of the SVG. Called only if the server has not drawn it. */
  readonly draw: (engraver: Engraver) => string
  readonly viewBox: string
  readonly className?: string
  /** Fills the box and is cut off, instead of fitting into it. */
  readonly slice?: boolean
  /** Fills the box and changes its proportions. */
  readonly stretch?: boolean
}

const fits = (slice: boolean, stretch: boolean) => {
  if (stretch) return 'none'
  return slice ? 'xMidYMid slice' : undefined
}

/**
 * Engraving as inline SVG. It consists of thousands of numbers that never change, so hydration keeps the server's
 * markup and does not render it again. Decorative: hidden from screen readers.
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
      // Decorative: the page works without it.
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
