import { PublishIcon } from '@sanity/icons/Publish'
import { SearchIcon } from '@sanity/icons/Search'
import type { FieldGroupDefinition } from 'sanity'

const publishing: FieldGroupDefinition[] = [
  { name: 'publishing', title: 'Publishing', icon: PublishIcon },
  { name: 'seo', title: 'SEO', icon: SearchIcon },
]

/** Tabs of the form of a planning range. */
export const planningRangeGroups: FieldGroupDefinition[] = [
  { name: 'range', title: 'Range', default: true },
  { name: 'review', title: 'Review' },
  { name: 'publishing', title: 'Publishing', icon: PublishIcon },
]

/** Tabs of the form of the navigation. */
export const navigationGroups: FieldGroupDefinition[] = [
  { name: 'bar', title: 'Bar', default: true },
  { name: 'offer', title: 'Services menu' },
  { name: 'industries', title: 'Industries menu' },
  { name: 'footer', title: 'Footer' },
  { name: 'publishing', title: 'Publishing', icon: PublishIcon },
]

/** Tabs of the form of the site settings. */
export const settingsGroups: FieldGroupDefinition[] = [
  { name: 'company', title: 'Company', default: true },
  { name: 'contact', title: 'Contact' },
  { name: 'publishing', title: 'Publishing', icon: PublishIcon },
]

const last: FieldGroupDefinition[] = [
  { name: 'questions', title: 'Questions' },
  { name: 'related', title: 'Related' },
  { name: 'closing', title: 'Closing' },
  ...publishing,
]

/** Tabs of the form of a service page, in the order of its sections. */
export const serviceGroups: FieldGroupDefinition[] = [
  { name: 'head', title: 'Head', default: true },
  { name: 'proof', title: 'Sample' },
  { name: 'audience', title: 'Audience' },
  { name: 'method', title: 'Steps' },
  { name: 'limits', title: 'Limits' },
  { name: 'turnaround', title: 'Turnaround' },
  { name: 'law', title: 'Law' },
  ...last,
]

/** Tabs of the form of an industry page, in the order of its sections. */
export const industryGroups: FieldGroupDefinition[] = [
  { name: 'head', title: 'Head', default: true },
  { name: 'risks', title: 'Risks' },
  { name: 'roles', title: 'Roles' },
  { name: 'situation', title: 'Example' },
  { name: 'regulation', title: 'Law' },
  ...last,
]

/** Tabs of the form of a solution page, in the order of its sections. */
export const solutionGroups: FieldGroupDefinition[] = [
  { name: 'head', title: 'Head', default: true },
  { name: 'flow', title: 'Flow' },
  { name: 'parts', title: 'Services' },
  { name: 'situations', title: 'When' },
  { name: 'received', title: 'Deliverables' },
  { name: 'limits', title: 'Limits' },
  ...last,
]

/** Tabs of the form of a type whose pages have different sections. `pageSections` adds a tab for each section. */
export const sectionedGroups: FieldGroupDefinition[] = [
  { name: 'head', title: 'Head', default: true },
  { name: 'sections', title: 'Sections' },
  ...publishing,
]

/** Tabs of the form of the home page, in the order of its sections. */
export const homeGroups: FieldGroupDefinition[] = [
  { name: 'head', title: 'Head', default: true },
  { name: 'work', title: 'Offer' },
  { name: 'evidence', title: 'Sample' },
  { name: 'articles', title: 'Articles' },
  { name: 'more', title: 'More help' },
  { name: 'closing', title: 'Closing' },
  ...publishing,
]
