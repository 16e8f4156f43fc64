import { FAMILIES } from '#shared/engraving/family-names.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { type PlateDesign, plateName } from '#shared/engraving/relief/plate-file.ts'
import { isWideOnPhones } from '#shared/engraving/relief/plate-mark.ts'
import { subjectOf } from '#shared/engraving/relief/subjects.ts'
import { familyOfService } from '#shared/pages/catalogue/catalogue.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { PHONE } from '#shared/paths/paths.ts'
import type { DemoCaseStudy, DemoPost } from './articles.ts'
import { AUTHORS, CATEGORIES } from './bylines.ts'
import { CASE_STUDIES } from './case-studies.ts'
import { type CoverDesign, phonePlateSvg, plateSvg } from './covers.ts'
import { type FigureName, FIGURES, figureSvg } from './figures.ts'
import { POSTS } from './posts.ts'

const categoryOf = ({ category }: DemoPost) => CATEGORIES.find(({ id }) => id === category)

/** Name of the drawing's version for the dark theme. */
export const darkName = (name: string): string => `${name}-dark`

/** Returns the design of a post's cover. */
export const postCover = (post: DemoPost): CoverDesign => ({
  subject: post.subject,
  family: categoryOf(post)?.family ?? 'screening',
})

/** Returns the design of a case study's cover. */
export const studyCover = (study: DemoCaseStudy): CoverDesign => ({
  subject: study.subject,
  family: familyOfService(study.services[0]),
})

/** Plates of the fixed pages, and one plate of each family for pages without an object of their own. */
const pagePlates: readonly PlateDesign[] = [
  ...publicPages.map(({ family, mark }) => ({ family, subject: subjectOf(family, mark) })),
  ...FAMILIES.map((family) => ({ family, subject: subjectOf(family) })),
]

/** Plates that phones show as wide as the screen. */
const widePlates: readonly PlateDesign[] = publicPages
  .filter(({ mark }) => isWideOnPhones(mark))
  .map(({ family, mark }) => ({ family, subject: subjectOf(family, mark) }))

/** Names of the pictures that fixed pages show. These are also stored as WebP files. */
export const pagePlateNames: ReadonlySet<string> = new Set(
  pagePlates.map(plateName).flatMap((name) => [name, darkName(name)]),
)

/** True if a figure has this name. */
export const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name)

/**
 * Returns the functions that draw all demonstration images as SVG, by the name of the image. `scripts/assets/draw-demo-pictures.ts` renders
 * the files in `seed/pictures` with them.
 */
export function drawings(): ReadonlyMap<string, () => string> {
  const covers = [...POSTS.map(postCover), ...CASE_STUDIES.map(studyCover)]
  const plates: readonly (readonly [string, (theme: Theme) => string])[] = [
    ...[...pagePlates, ...covers].map(
      (design) => [plateName(design), (theme: Theme) => plateSvg(design, theme)] as const,
    ),
    ...widePlates.map(
      (design) =>
        [`${plateName(design)}-${PHONE}`, (theme: Theme) => phonePlateSvg(design, theme)] as const,
    ),
    ...Object.keys(FIGURES)
      .filter(isFigure)
      .map((name) => [name, (theme: Theme) => figureSvg(name, theme)] as const),
    ...AUTHORS.map(
      (author) => [author.id, (theme: Theme) => phonePlateSvg(author, theme)] as const,
    ),
  ]
  return new Map(
    plates.flatMap(([name, draw]) => [
      [name, () => draw('light')] as const,
      [darkName(name), () => draw('dark')] as const,
    ]),
  )
}
