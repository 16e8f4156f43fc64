/** Maximum age in milliseconds of data that the loader of the current navigation has fetched. A component does not refetch younger data. */
export const JUST_LOADED = 2_000
