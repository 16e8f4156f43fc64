/** Shipped links of the bar. Separate from the other links, because the scripts of every page contain these. */
import { paths } from '#shared/paths/paths.ts'
import type { Navigation } from '../catalogue/page-copy.ts'

/** Shipped links of the bar, in order. */
export const shippedBar: Navigation['bar'] = [
  { label: 'Home', path: paths.home },
  { label: 'About Us', path: paths.about },
  { label: 'What We Offer', path: paths.whatWeOffer, menu: 'offer' },
  { label: 'Industries', path: paths.industries, menu: 'industries' },
  { label: 'Case Studies', path: paths.caseStudies() },
  { label: 'Career & Partner', path: paths.partners },
]

/** Shipped button at the end of the bar and of the menu. */
export const shippedAction: Navigation['action'] = { label: 'Get Started', path: paths.contact }
