import * as z from 'zod/mini'
import { industrySections, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { toProblem } from '../../redirects.ts'
import { text } from '../copy-parts.ts'
import { FRAME_COUNTS } from './frame-limits.ts'

/** Names of the menus that open from links of the navigation bar. */
const MENUS = ['offer', 'industries'] as const

/** Reason why a link cannot have an address, as a sentence, or undefined. Only public paths of this site are allowed. */
export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'Start with /. These links lead to pages of this site.'
  const [page = ''] = path.split(/[?#]/u, 1)
  // Links may lead to /verify. `toProblem` rejects this path, because redirects must not lead there.
  const problem = /\s/u.test(path) ? 'Leave out spaces' : toProblem(page)
  if (page === paths.verify) return undefined
  return problem === undefined ? undefined : `${problem}.`
}

const pagePath = z.string().check(z.refine((value) => pathProblem(value) === undefined))

/** Link to a page of this site. */
const link = z.object({ label: text, path: pagePath })

const upTo = (max: number) => [z.minLength(1), z.maxLength(max)] as const

/** True if no two entries have the same value. */
const once = (values: readonly string[]) => new Set(values).size === values.length

/**
 * Menu with the same sections as the catalogue. A section has a title and the pages that the menu lists. The catalogue provides the
 * section's number of pages, its mark and its colour.
 */
const menu = <Slug extends string>(slugs: readonly [Slug, ...Slug[]]) =>
  z.object({
    sections: z
      .array(
        z.object({
          section: z.enum(slugs),
          title: text,
          items: z.array(link).check(...upTo(FRAME_COUNTS.items)),
        }),
      )
      .check(
        ...upTo(slugs.length),
        z.refine((sections) => once(sections.map(({ section }) => section))),
      ),
    /** Label of the link to the page that lists all entries. */
    all: text,
  })

type Slugs<Section extends { readonly slug: string }> = readonly [
  Section['slug'],
  ...Section['slug'][],
]

/** Slugs of sections, typed as a list with at least one item. */
const slugsOf = <Section extends { readonly slug: string }>(sections: readonly Section[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The catalogue has sections
  sections.map(({ slug }) => slug) as unknown as Slugs<Section>

/** Links of the navigation bar, its menus and the footer, which all pages share. */
export const navigation = z.object({
  slug: z.literal('main'),
  /** Links of the bar, in order. */
  bar: z.array(z.object({ label: text, path: pagePath, menu: z.optional(z.enum(MENUS)) })).check(
    ...upTo(FRAME_COUNTS.bar),
    z.refine((links) => once(links.map(({ path }) => path))),
    z.refine((links) => once(links.flatMap(({ menu: name }) => name ?? []))),
    z.refine(
      (links) => links.map(({ label }) => label).join('').length <= FRAME_COUNTS.barCharacters,
    ),
  ),
  /** Button at the end of the navigation bar, and of the menu on phones. */
  action: link,
  offer: menu(slugsOf(serviceSections)),
  industries: menu(slugsOf(industrySections)),
  /** Titled lists of the footer. */
  groups: z
    .array(z.object({ title: text, links: z.array(link).check(...upTo(FRAME_COUNTS.links)) }))
    .check(
      ...upTo(FRAME_COUNTS.groups),
      z.refine((groups) => once(groups.map(({ title }) => title))),
    ),
  /** Links in the last line of the footer. */
  help: z.array(link).check(...upTo(FRAME_COUNTS.help)),
})
