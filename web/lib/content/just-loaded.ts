/**
 * Maximum age in milliseconds at which data counts as fetched by the loader of the current navigation. A component does not refetch such
 * data.
 */
export const JUST_LOADED = 2_000
