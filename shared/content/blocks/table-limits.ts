/**
 * Maximum number of rows, and of cells per row. They are in a separate module, because pages with tables need the limits, but not the
 * readers and writers of the block.
 */
export const TABLE_LIMITS = { rows: 1000, columns: 50 } as const
