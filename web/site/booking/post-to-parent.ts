/** Messages to the page that embeds this page, in the format of Calendly's embedded page. */
type Told =
  | { readonly event: 'calendly.event_type_viewed' }
  | { readonly event: 'calendly.date_and_time_selected' }
  | { readonly event: 'calendly.event_scheduled' }
  | { readonly event: 'calendly.page_height'; readonly payload: { readonly height: string } }

const tell = (message: Told) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Reports a step of the visitor to the embedding page, if that page belongs to this site. */
export function postToParent(event: Exclude<Told['event'], 'calendly.page_height'>): void {
  tell({ event })
}

/**
 * Reports the height of the page to the embedding page, at once and on every change.
 * @returns a function that stops the reports
 */
export function postHeight(element: HTMLElement): () => void {
  if (window.parent === window) return () => undefined
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    tell({ event: 'calendly.page_height', payload: { height: `${height}px` } })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
