import { useEffect, useRef, type ReactNode } from 'react'

interface ResultHeadingProps {
  readonly level: 1 | 2
  /** True if the result has just replaced the form and must be announced. */
  readonly isNew: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Heading of the result of a form. It gets the focus when the result appears, so that screen readers announce it. */
export function ResultHeading({ level, isNew, className, children }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = level === 1 ? 'h1' : 'h2'
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <Heading
      className={className}
      ref={heading}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the result of a form that was sent without JavaScript
      autoFocus={!isNew}
    >
      {children}
    </Heading>
  )
}
