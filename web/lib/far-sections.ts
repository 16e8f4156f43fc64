/** What lies below the first screen of any window; `far.css` lets browsers leave it for later by the same words. */
const FAR = '.home > section:nth-of-type(n + 3), .foot'

/** What of it takes long enough by itself to be laid out one by one. */
const PARTS = '.report-fields > div, .case-note, .card'

/** What the boot script sets on a page that opens at its top. */
const ATTRIBUTE = 'data-far'

const whenIdle = (work: () => void) =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)

/**
 * Has laid out what the browser has left for later, a piece at a time and each when nothing else is to be done, so
 * that whoever scrolls, prints or takes a picture of the page finds it whole.
 */
export function layOutFarSections(): void {
  const root = document.documentElement
  if (!root.hasAttribute(ATTRIBUTE)) return
  const sections = [...document.querySelectorAll<HTMLElement>(FAR)].flatMap((section) => [
    section,
    ...section.querySelectorAll<HTMLElement>(PARTS),
  ])
  for (const section of sections) {
    section.style.contentVisibility = 'auto'
    section.style.containIntrinsicSize = section.matches(FAR) ? 'auto 1100px' : 'auto 200px'
  }
  root.removeAttribute(ATTRIBUTE)
  const next = () => {
    const section = sections.shift()
    if (section === undefined) return
    section.style.contentVisibility = ''
    section.style.containIntrinsicSize = ''
    whenIdle(next)
  }
  whenIdle(next)
}
