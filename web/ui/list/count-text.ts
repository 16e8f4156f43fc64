import { grouped } from '#shared/text/count.ts'
/** Count as text. An unknown count is a dash, because 0 would mean that the list is empty. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '–' : grouped(count)
