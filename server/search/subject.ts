import { industries, services, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import type { Concept } from './query.ts'
import { stemsOf, type Stem } from './words.ts'

/** Words in the names of many pages: by themselves they name none. */
const GENERIC: ReadonlySet<Stem> = new Set(
  stemsOf(
    'check verification validation screening compliance policy settings services service solution solutions analysis analytics ' +
      'industry engines scoring data and science investment citizen tech public digital international custom system with',
  ),
)

const NAMED: ReadonlySet<Stem> = new Set(
  [
    ...[...services, ...industries, ...solutionEntries].map(({ title }) => title),
    'privacy cookies accessibility careers partnership contact',
    'background sanctions degree employer reference owner hallucination forecast sentiment',
  ]
    .flatMap(stemsOf)
    .filter((stem) => !GENERIC.has(stem)),
)

/** Whether a thing has a page of its own: a service, an industry or the like. */
export const namesSubject = ({ names }: Concept): boolean =>
  names.some(({ stems, sureness }) => sureness > 0.8 && stems.some((stem) => NAMED.has(stem)))

/** What a query is about, if it names it. */
export const subjectOf = (concepts: readonly Concept[]): readonly Concept[] | undefined =>
  concepts.some(namesSubject) ? concepts : undefined
