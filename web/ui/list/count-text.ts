import { grouped } from '#shared/text/count.ts'
/** Count as text; a dash if unknown, because 0 would be a statement. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '–' : grouped(count)
