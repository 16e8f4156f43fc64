import { industries, services, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import type { Concept } from './query.ts'
import { stemsOf, type Stem } from './words.ts'

/** Stems that occur in many page titles and therefore do not identify a page. */
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

/** True if the concept names a subject that has its own page, such as a service or an industry. */
export const namesSubject = ({ names }: Concept): boolean =>
  names.some(({ stems, sureness }) => sureness > 0.8 && stems.some((stem) => NAMED.has(stem)))

/** Returns all concepts of a query if one of them names a subject, otherwise undefined. */
export const subjectOf = (concepts: readonly Concept[]): readonly Concept[] | undefined =>
  concepts.some(namesSubject) ? concepts : undefined
