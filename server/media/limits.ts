import { DAY, HOUR } from '#shared/time/units.ts'

/** Maximum size of an uploaded file, in bytes. */
export const MAX_BYTES = 20 * 2 ** 20

/**
 * Maximum size of a decoded picture, in pixels: the size of photographs from a good camera. It is read from the header, before the picture
 * is decoded.
 */
export const MAX_PIXELS = 50_000_000

/** Maximum length of a side, in pixels. JPEG supports 65,535 pixels, but WebP only 16,383. */
export const MAX_SIDE = 16_383

/** Maximum number of frames of an animation, and maximum number of pixels in all frames together. */
export const MAX_FRAMES = 300
export const MAX_ANIMATED_PIXELS = 50_000_000

/** Time after which a file without a record may be deleted, in milliseconds. */
export const FILE_GRACE = HOUR
/**
 * Time after which a file in a bucket without a record may be deleted, in milliseconds. It exceeds the usual age of a backup. A test site
 * that was restored from a backup may use the same bucket by mistake, and has no records of newer pictures.
 */
export const BUCKET_FILE_GRACE = 31 * DAY
/** Time after which a record may be deleted that no document has ever referenced, in milliseconds. */
export const NEVER_LINKED_GRACE = DAY
/**
 * Time between the end of the last reference to a picture and its deletion, in milliseconds: one day more than the retention period of the
 * trash. The trash deletes its pictures itself; this limit is for pictures that were never in the trash.
 */
export const UNLINKED_GRACE = 31 * DAY
