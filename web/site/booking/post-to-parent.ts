/** What the page tells the page around it, in the words of the services that offer such pages. */
type Told =
  | { readonly event: 'calendly.event_type_viewed' }
  | { readonly event: 'calendly.date_and_time_selected' }
  | { readonly event: 'calendly.event_scheduled' }
  | { readonly event: 'calendly.page_height'; readonly payload: { readonly height: string } }

const tell = (message: Told) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Tells the page around this one, if it is one of this site, how far the visitor has come. */
export function tellFrame(event: Exclude<Told['event'], 'calendly.page_height'>): void {
  tell({ event })
}

/** Tells the page around this one how high it is, now and whenever that changes. @returns what ends it */
export function tellHeight(element: HTMLElement): () => void {
  if (window.parent === window) return () => undefined
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    tell({ event: 'calendly.page_height', payload: { height: `${height}px` } })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
