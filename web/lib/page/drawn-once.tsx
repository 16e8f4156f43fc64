import type { ComponentType } from 'react'
import { useApp } from './app-context.tsx'

interface DrawnOnceProps<Props extends object> {
  /** Draws what is inside. It may read what the server is told once and for all, and tells the page nothing. */
  readonly part: ComponentType<Props>
  /** Tells the part from all others. */
  readonly name: string
  /** Everything that the drawing depends on, as plain data. */
  readonly props: Props
  readonly className: string
  /** Drawn for each page, because it tells the page something. */
  readonly anew: boolean
}

/** An article in a list: a server that draws the same one for page after page draws it once and repeats the markup. */
export function DrawnOnce<Props extends object>(once: DrawnOnceProps<Props>) {
  const { part: Part, name, props, className, anew } = once
  const { keepDrawing } = useApp()
  if (keepDrawing === undefined || anew) {
    return (
      <article className={className}>
        <Part {...props} />
      </article>
    )
  }
  const markup = keepDrawing(name + JSON.stringify(props), <Part {...props} />)
  return <article className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
