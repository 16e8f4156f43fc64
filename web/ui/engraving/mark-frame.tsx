import type { ReactNode } from 'react'
import { markGrid } from '#shared/engraving/marks.ts'

/** How a mark is set. */
export interface MarkLook {
  /** Width and height in px. */
  readonly size?: number
  readonly className?: string
}

interface MarkFrameProps extends MarkLook {
  readonly children: ReactNode
}

/**
 * What every mark is drawn in: a square, in lines of the colour of the text around it (`base.css`: a page has up to seventy of them,
 * and what each would repeat travels with every one). Decoration: hidden from screen readers.
 */
export function MarkFrame({ size = 20, className = '', children }: MarkFrameProps) {
  return (
    <svg
      className={`mark ${className}`}
      viewBox={`0 0 ${markGrid} ${markGrid}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
