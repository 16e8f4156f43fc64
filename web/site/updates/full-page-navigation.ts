/**
 * True if a click follows a link to another page of this site. Links that open a dialog, and links to a place within the page, do not
 * count.
 */
function leadsOn(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('aria-haspopup')) return false
  const { origin, pathname, search } = new URL(link.href)
  return (
    origin === location.origin && (pathname !== location.pathname || search !== location.search)
  )
}

let isOn = false

/** Makes every link load a complete page instead of a client-side navigation, so that the next page uses the newer version of the site. */
export function useFullPageLoads(): void {
  if (isOn) return
  isOn = true
  addEventListener(
    'click',
    (event) => {
      if (leadsOn(event)) event.stopPropagation()
    },
    { capture: true },
  )
}
