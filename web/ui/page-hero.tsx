import type { ReactNode } from 'react'
import type { Invitation, NamedLink } from '#shared/pages/invitation.ts'
import { Actions } from './actions.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageHeroProps {
  readonly heading: string
  readonly lede: string
  /** Links of the breadcrumb. The name of the page follows them as the last item. */
  readonly breadcrumb?: { readonly links: readonly NamedLink[]; readonly current?: string }
  /** Text in small capitals above the heading, for pages without a breadcrumb. */
  readonly label?: string
  /** Calls to action. `null` if the hero has none. */
  readonly actions: Invitation | null
  /** Relief plate at the right, with the class `hero-plate`. On phones the plate is next to the breadcrumb or the label. */
  readonly plate?: ReactNode
  /** Drawing that is shown at the right instead of a relief plate. */
  readonly drawing?: ReactNode
  /** True if the hero fills the first screen, as on the home page. */
  readonly tall?: boolean
}

// A long heading gets a smaller font size. A heading with a long word gets this size only on phones that are too narrow for the word.
const headingClass = (heading: string) => {
  if (heading.length > 26) return 'hero-long'
  return /\S{14}/u.test(heading) ? 'hero-long-word' : undefined
}

const heroClass = ({ plate, breadcrumb, label, tall = false }: PageHeroProps) => {
  if (tall) return 'hero hero-tall'
  const hasNeighbour = breadcrumb !== undefined || label !== undefined
  return plate !== undefined && hasNeighbour ? 'hero hero-plated' : 'hero'
}

/** Head of a page: text at the left, a plate at the right. It contains the `h1` of the page. */
export function PageHero(props: PageHeroProps) {
  const { heading, lede, breadcrumb, label, actions, plate, drawing, tall } = props
  return (
    <section className={heroClass(props)}>
      <div className="page hero-text">
        {breadcrumb !== undefined && <Breadcrumb {...breadcrumb} />}
        {label !== undefined && <p className="label">{label}</p>}
        <h1 className={tall === true ? undefined : headingClass(heading)}>{heading}</h1>
        <p className="lede">{lede}</p>
        {actions !== null && <Actions {...actions} />}
      </div>
      {/* The drawing follows the text in the markup. It is centred on the height of the text, so it would move if the browser parsed text
          after it. */}
      {plate}
      {drawing}
    </section>
  )
}
