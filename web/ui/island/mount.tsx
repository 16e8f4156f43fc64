import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders a surface in a separate React root at the end of the page, or at the end of `place`.
 * @returns function that removes the surface
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
