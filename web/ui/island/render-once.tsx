import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const known = new WeakMap<object, Map<string, string>>()

/** HTML of a component that depends on its props alone. Each set of props is rendered once. On the server only. */
export function renderOnce<Props extends object>(
  Contents: ComponentType<Props>,
  props: Props,
): string {
  const markup = known.get(Contents) ?? new Map<string, string>()
  known.set(Contents, markup)
  const key = JSON.stringify(props)
  const html = markup.get(key) ?? renderToStaticMarkup(<Contents {...props} />)
  markup.set(key, html)
  return html
}
