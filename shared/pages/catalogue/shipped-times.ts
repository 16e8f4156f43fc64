import { planningRanges } from '../planning.ts'
import { withPlannedTimes } from '../planning-references.ts'

/** Loads the copy of a page by its slug. */
type Loaders<Slug extends string, Page> = Readonly<
  Record<Slug, () => Promise<{ readonly page: Page }>>
>

/** Wraps loaders of copy so that references to planning ranges are replaced by the shipped ranges. */
export const withShippedTimes = <Slug extends string, Page>(
  loaders: Loaders<Slug, Page>,
): Loaders<Slug, Page> =>
  // The slugs and the types of the copies are those of the loaders.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(
    Object.entries<Loaders<Slug, Page>[Slug]>(loaders).map(([slug, load]) => [
      slug,
      async () => ({ page: withPlannedTimes((await load()).page, planningRanges) }),
    ]),
  ) as Loaders<Slug, Page>
