import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { services, serviceSections } from './catalogue.ts'
import { homePage } from '../home.ts'
import { listingNames } from './listing-names.ts'

const parts: readonly (readonly [under: string, label: string])[] = [
  [paths.industries, 'Industries'],
  [paths.solutions, 'Solutions'],
  ...ARTICLE_TYPES.map((type) => [contentTypes[type].paths.list(), listingNames[type]] as const),
]

/** Name of the section of the site to which a path belongs. If a path belongs to no section, a description of the company. */
export function labelOfPath(path: string): string {
  const part = parts.find(([under]) => path.startsWith(`${under}/`))
  if (part !== undefined) return part[1]
  const slug = services.find((service) => paths.service(service.slug) === path)?.slug
  const section = serviceSections.find(({ entries }) =>
    entries.some((entry) => entry.slug === slug),
  )
  return section?.title ?? homePage.label
}
