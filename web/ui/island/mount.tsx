import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders a component in a React root of its own, at the end of `place`. Default: the end of the page.
 * @returns a function that removes the component
 */
export function mount(surface: ReactNode, place: Element = document.body): () => void {
  const host = document.createElement('div')
  place.append(host)
  const root = createRoot(host)
  root.render(surface)
  return () => {
    root.unmount()
    host.remove()
  }
}
