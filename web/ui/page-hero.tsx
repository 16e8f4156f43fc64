import type { ReactNode } from 'react'
import type { Invitation, NamedLink } from '#shared/pages/invitation.ts'
import { Actions } from './actions.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageHeroProps {
  readonly heading: string
  readonly lede: string
  /** Breadcrumb links, with the page's own name as the last item. */
  readonly breadcrumb?: { readonly links: readonly NamedLink[]; readonly current?: string }
  /** Text in small capitals above the heading, for pages without a breadcrumb. */
  readonly label?: string
  /** `null` omits the actions. */
  readonly actions: Invitation | null
  /** Relief plate at the right, with the class `hero-plate`. On phones it lies beside the breadcrumb or the label. */
  readonly plate?: ReactNode
  /** Drawing of another kind, in place of the plate. */
  readonly drawing?: ReactNode
  /** True: the hero fills the first screen. Used on the home page. */
  readonly tall?: boolean
}

// A long heading is set smaller. A heading with a long word is set smaller only on phones too narrow for the word.
const headingClass = (heading: string) => {
  if (heading.length > 26) return 'hero-long'
  return /\S{14}/u.test(heading) ? 'hero-long-word' : undefined
}

const heroClass = ({ plate, breadcrumb, label, tall = false }: PageHeroProps) => {
  if (tall) return 'hero hero-tall'
  const hasNeighbour = breadcrumb !== undefined || label !== undefined
  return plate !== undefined && hasNeighbour ? 'hero hero-plated' : 'hero'
}

/** Head of a page: text at the left, a plate at the right. Contains the page's h1. */
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
      {/* The plate is centred on the text's height. Before the text, it would move when the browser parses the text. */}
      {plate}
      {drawing}
    </section>
  )
}
