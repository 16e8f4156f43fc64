import type { MouseEvent } from 'react'

/** Loads the page of a saved article from the service worker, which has its HTML, but no data for a client-side navigation. */
export const openSaved = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault()
  location.assign(event.currentTarget.href)
}
