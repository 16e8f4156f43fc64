import type { ComponentType } from 'react'
import { useApp } from './app-context.tsx'

interface DrawnOnceProps<Props extends object> {
  /** Renders the content. It may read the server's environment, but must not collect anything for the page. */
  readonly part: ComponentType<Props>
  /** Unique name of the part. */
  readonly name: string
  /** All data that the output depends on, as plain data. */
  readonly props: Props
  readonly className: string
  /** True if the part must render for each page because it collects something for that page. */
  readonly anew: boolean
}

/** An article in a list. The server renders equal articles once and reuses the markup on all pages. */
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
