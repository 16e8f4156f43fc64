import { counted } from './count.ts'

/** Count of a unit as text: `1 week`, `10 working days`. `unit` is in the plural. */
export const durationText = (count: number, unit: `${string}s`): string =>
  counted(count, unit.slice(0, -1))

/** Range of a duration as text: `2 to 10 working days`, or `5 working days` if both ends are equal. `unit` is in the plural. */
export const durationRange = (min: number, max: number, unit: `${string}s`): string =>
  min === max ? durationText(max, unit) : `${min} to ${durationText(max, unit)}`
