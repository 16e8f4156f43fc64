import { useRef, useState } from 'react'
import { engraverPart, type Engraver } from './engraver.ts'
import { useLoadPart } from '../island/part.ts'
import { useServerMarkup } from '../island/static-island.tsx'

interface EngravingProps {
  /** Draws the content of the SVG element. It is called only if the server has not rendered the content. */
  readonly draw: (engraver: Engraver) => string
  readonly viewBox: string
  readonly className?: string
  /** True if the drawing fills the box and is cropped. By default it is scaled to fit into the box. */
  readonly slice?: boolean
  /** True if the drawing is stretched to the box, so that its proportions change. */
  readonly stretch?: boolean
}

const fits = (slice: boolean, stretch: boolean) => {
  if (stretch) return 'none'
  return slice ? 'xMidYMid slice' : undefined
}

/**
 * Engraving as an SVG element. Its paths consist of thousands of numbers that never change. Therefore it is drawn only once, and React does
 * not hydrate a server-rendered engraving. It is decorative and hidden from screen readers.
 */
export function Engraving(props: EngravingProps) {
  const { draw, viewBox, className = '', slice = false, stretch = false } = props
  const element = useRef<SVGSVGElement>(null)
  const isKept = useServerMarkup(element)
  useLoadPart(engraverPart, !isKept)
  const engraver = engraverPart.current
  const [html, setHtml] = useState<string>()
  if (html === undefined && !isKept && engraver !== undefined) setHtml(draw(engraver))
  return (
    <svg
      ref={element}
      className={`engraving ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={fits(slice, stretch)}
      fill="none"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}
