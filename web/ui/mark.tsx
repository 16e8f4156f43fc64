import type { PageMark } from '#shared/engraving/marks.ts'
import sheet from './marks.svg?url'

interface MarkProps {
  readonly name: PageMark
  /** Width and height in px. */
  readonly size?: number
  readonly className?: string
}

/** The mark of a page in the colour of the text around it. Decoration beside its name: hidden from screen readers. */
export function Mark({ name, size = 20, className = '' }: MarkProps) {
  return (
    <svg
      className={`mark ${className}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
