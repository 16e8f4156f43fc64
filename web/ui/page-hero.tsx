import type { ReactNode } from 'react'
import type { Invitation, NamedLink } from '#shared/pages/invitation.ts'
import { Actions } from './actions.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageHeroProps {
  readonly heading: string
  readonly lede: string
  /** The way to the page, and its own name as the last step. */
  readonly breadcrumb?: { readonly links: readonly NamedLink[]; readonly current?: string }
  /** Small capitals above the heading, on pages that have no breadcrumb. */
  readonly label?: string
  /** `null` leaves the actions out. */
  readonly actions: Invitation | null
  /** A {@link Rosette} that has the class `hero-engraving` or lies in what has it; cut off by the right edge. */
  readonly engraving?: ReactNode
  /** Fills the first screen, for the home page. */
  readonly tall?: boolean
}

// A long heading is set smaller; a long word only where a phone has no room for it.
const headingClass = (heading: string) => {
  if (heading.length > 26) return 'hero-long'
  return /\S{14}/u.test(heading) ? 'hero-long-word' : undefined
}

/** The head of a page: text at the left, an engraving bleeding off the right. Holds the page's h1. */
export function PageHero(props: PageHeroProps) {
  const { heading, lede, breadcrumb, label, actions, engraving, tall = false } = props
  return (
    <section className={tall ? 'hero hero-tall' : 'hero'}>
      <div className="page hero-text">
        {breadcrumb !== undefined && <Breadcrumb {...breadcrumb} />}
        {label !== undefined && <p className="label">{label}</p>}
        <h1 className={tall ? undefined : headingClass(heading)}>{heading}</h1>
        <p className="lede">{lede}</p>
        {actions !== null && <Actions {...actions} />}
      </div>
      {/* Centred on the text. In front of it, the engraving would be painted elsewhere until the text is parsed. */}
      {engraving}
    </section>
  )
}
