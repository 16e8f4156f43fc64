/** Shipped links of the navigation bar. They are separate from the other shipped links, because the scripts of every page contain them. */
import { paths } from '#shared/paths/paths.ts'
import type { Navigation } from '../catalogue/page-copy.ts'

/** Shipped links of the navigation bar, in order. */
export const shippedBar: Navigation['bar'] = [
  { label: 'Home', path: paths.home },
  { label: 'About Us', path: paths.about },
  { label: 'What We Offer', path: paths.whatWeOffer, menu: 'offer' },
  { label: 'Industries', path: paths.industries, menu: 'industries' },
  { label: 'Case Studies', path: paths.caseStudies() },
  { label: 'Career & Partner', path: paths.partners },
]

/** Shipped button at the end of the navigation bar and of the menu on phones. */
export const shippedAction: Navigation['action'] = { label: 'Get Started', path: paths.contact }
