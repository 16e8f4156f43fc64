import { planningRanges } from '../planning.ts'
import { withPlannedTimes } from '../planning-references.ts'

/** Functions that load the copy of pages, by slug. */
type Loaders<Slug extends string, Page> = Readonly<
  Record<Slug, () => Promise<{ readonly page: Page }>>
>

/** Wraps functions that load copy. The result has the times of the shipped ranges instead of references to planning ranges. */
export const withShippedTimes = <Slug extends string, Page>(
  loaders: Loaders<Slug, Page>,
): Loaders<Slug, Page> =>
  // The cast is correct: the result has the slugs and the types of copy of the argument.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(
    Object.entries<Loaders<Slug, Page>[Slug]>(loaders).map(([slug, load]) => [
      slug,
      async () => ({ page: withPlannedTimes((await load()).page, planningRanges) }),
    ]),
  ) as Loaders<Slug, Page>
