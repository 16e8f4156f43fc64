import type { ComponentType } from 'react'
import { useApp } from './app-context.tsx'

interface DrawnOnceProps<Props extends object> {
  /**
   * Component that renders the content. It may read the server's environment. It must not report data that belongs to the page, such as its
   * head or its largest picture.
   */
  readonly part: ComponentType<Props>
  /** Unique name of `part`, used in the cache key. */
  readonly name: string
  /** Props of `part`, as plain data. They must contain all data on which the output depends. */
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
