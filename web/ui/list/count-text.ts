import { grouped } from '#shared/text/count.ts'
/** Count as text. A dash if the count is unknown, because 0 would state that the list is empty. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '–' : grouped(count)
