import type { ReactNode } from 'react'
import { markGrid } from '#shared/engraving/mark-grid.ts'

/** Appearance of a mark. */
export interface MarkLook {
  /** Width and height in px. */
  readonly size?: number
  readonly className?: string
}

interface MarkFrameProps extends MarkLook {
  readonly children: ReactNode
}

/**
 * SVG element that every mark uses: a square with lines in the colour of the surrounding text. Attributes that all marks share are set in
 * `base.css` instead of the markup, because a page has up to seventy marks. It is decorative and hidden from screen readers.
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
