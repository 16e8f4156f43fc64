import type { Navigation } from '../catalogue/page-copy.ts'
import { shippedAction, shippedBar } from './shipped-bar.ts'
import { shippedGroups, shippedHelp } from './shipped-footer.ts'
import { shippedIndustries, shippedOffer } from './shipped-menus.ts'

type Link = Navigation['help'][number]

const pageOf = (path: string) => path.split(/[?#]/u, 1)[0] ?? ''

/** Paths of all pages to which a navigation links. Queries and fragments are removed. */
export function linkedPaths({
  bar,
  action,
  offer,
  industries,
  groups,
  help,
}: Navigation): readonly string[] {
  const links = [
    ...bar,
    action,
    ...offer.sections.flatMap(({ items }) => items),
    ...industries.sections.flatMap(({ items }) => items),
    ...groups.flatMap((group) => group.links),
    ...help,
  ]
  return [...new Set(links.map(({ path }) => pageOf(path)))]
}

/**
 * Returns a navigation without the links to missing pages. A list of the menu or the footer that becomes empty is left out. If the
 * navigation bar, a menu or the footer becomes empty, it is replaced by the shipped one.
 */
export function withoutLinks(links: Navigation, missing: ReadonlySet<string>): Navigation {
  if (missing.size === 0) return links
  const isLive = ({ path }: Link) => !missing.has(pageOf(path))
  const orShipped = <Item>(items: readonly Item[], shipped: readonly Item[]) =>
    items.length > 0 ? items : shipped
  const sectionsOf = <Section extends { readonly items: readonly Link[] }>(
    sections: readonly Section[],
  ) =>
    sections
      .map((section) => ({ ...section, items: section.items.filter(isLive) }))
      .filter(({ items }) => items.length > 0)
  return {
    ...links,
    bar: orShipped(links.bar.filter(isLive), shippedBar),
    action: isLive(links.action) ? links.action : shippedAction,
    offer: {
      ...links.offer,
      sections: orShipped(sectionsOf(links.offer.sections), shippedOffer.sections),
    },
    industries: {
      ...links.industries,
      sections: orShipped(sectionsOf(links.industries.sections), shippedIndustries.sections),
    },
    groups: orShipped(
      links.groups
        .map((group) => ({ ...group, links: group.links.filter(isLive) }))
        .filter((group) => group.links.length > 0),
      shippedGroups,
    ),
    help: orShipped(links.help.filter(isLive), shippedHelp),
  }
}
