import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Maximum number of cached results for each component. Props that contain texts of editors may take many values over time. */
const MOST = 100

const known = new WeakMap<object, Map<string, string>>()

/**
 * HTML of a component that depends only on its props. For each set of props the component is rendered once, and the result is cached. For
 * the server only.
 */
export function renderOnce<Props extends object>(
  Contents: ComponentType<Props>,
  props: Props,
): string {
  const markup = known.get(Contents) ?? new Map<string, string>()
  known.set(Contents, markup)
  const key = JSON.stringify(props)
  const html = markup.get(key) ?? renderToStaticMarkup(<Contents {...props} />)
  if (markup.size >= MOST) markup.clear()
  markup.set(key, html)
  return html
}
