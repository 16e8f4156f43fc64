import { grouped } from '#shared/text/count.ts'
/** A count as text; a dash while it is not known, because 0 would be a statement. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '–' : grouped(count)
