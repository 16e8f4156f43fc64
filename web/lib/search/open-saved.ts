import type { MouseEvent } from 'react'

/** Opens a saved article by a full page load. The service worker has its HTML, but not the data for a client-side navigation. */
export const openSaved = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault()
  location.assign(event.currentTarget.href)
}
