import { DAY, HOUR } from '#shared/time/units.ts'

/** Maximum size of an uploaded file, in bytes. */
export const MAX_BYTES = 20 * 2 ** 20

/**
 * Maximum size of a decoded picture, in pixels: the size of photographs from a good camera. The header is checked before anything is
 * decoded.
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
 * The same for a file in a bucket, which a test site from a backup may share by mistake. It is longer than the age of usual backups, so that
 * such a site does not delete pictures that were uploaded since.
 */
export const BUCKET_FILE_GRACE = 31 * DAY
/** Time after which a never referenced record may be deleted, in milliseconds. */
export const NEVER_LINKED_GRACE = DAY
/**
 * Time after the last reference before an unused picture is deleted, in milliseconds: one day longer than the retention of the trash. The
 * trash deletes its pictures itself; this limit covers pictures that the trash never contained.
 */
export const UNLINKED_GRACE = 31 * DAY
