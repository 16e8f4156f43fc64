import { DAY, HOUR } from '#shared/time/units.ts'

/** Largest file that is taken, bytes. */
export const MAX_BYTES = 20 * 2 ** 20

/** Largest picture that is decoded, pixels: a good camera's. What its header says counts, before anything is decoded. */
export const MAX_PIXELS = 50_000_000

/** Longest side, pixels: JPEG ends at 65,535, and WebP at 16,383. */
export const MAX_SIDE = 16_383

/** Frames of an animation, and pixels of all of them together. */
export const MAX_FRAMES = 300
export const MAX_ANIMATED_PIXELS = 50_000_000

/** Milliseconds after which a file that no record names, and a record that no document of the library names, may go. */
export const FILE_GRACE = HOUR
export const NEVER_LINKED_GRACE = DAY
/** Longer than the trash keeps what was deleted, by a day: it removes pictures by itself, and this is for what it never knew. */
export const UNLINKED_GRACE = 31 * DAY
