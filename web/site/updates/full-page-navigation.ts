/** Whether a click follows a link to another page of this site, and not to a window of this one or to a place on it. */
function leadsOn(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('aria-haspopup')) return false
  const { origin, pathname, search } = new URL(link.href)
  return (
    origin === location.origin && (pathname !== location.pathname || search !== location.search)
  )
}

let isOn = false

/** From now on links load the next page as a whole, and with it the newer version: the router does not hear of them. */
export function loadPagesWhole(): void {
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
