/** True if a click follows a link to another page of this site, and neither opens a dialog nor jumps within the page. */
function leadsOn(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('aria-haspopup')) return false
  const { origin, pathname, search } = new URL(link.href)
  return (
    origin === location.origin && (pathname !== location.pathname || search !== location.search)
  )
}

let isOn = false

/** Makes links load full pages, and with them the newer version. Their clicks no longer reach the router. */
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
