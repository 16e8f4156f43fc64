import type { ComponentType } from 'react'
import { useApp } from './app-context.tsx'

interface DrawnOnceProps<Props extends object> {
  /**
   * Component that renders the content. It may read the server's environment, but must not report data about the page (its head and
   * pictures).
   */
  readonly part: ComponentType<Props>
  /** Unique name of `part`, used in the cache key. */
  readonly name: string
  /** All data that the output depends on, as plain data. */
  readonly props: Props
  readonly className: string
  /** True if `part` must be rendered for each page, because it reports data about the page. */
  readonly anew: boolean
}

/** An article in a list. The server renders it once for equal props and reuses the markup on all pages. */
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
