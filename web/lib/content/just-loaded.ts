/** Maximum age in milliseconds of data that the loader of the current navigation has just fetched. A refetch would request it twice. */
export const JUST_LOADED = 2_000
