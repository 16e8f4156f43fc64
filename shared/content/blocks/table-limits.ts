/**
 * Maximum numbers of rows, and of cells per row. Apart from the module of the block, because pages that show tables need the limits and not
 * the readers and writers of the block.
 */
export const TABLE_LIMITS = { rows: 1000, columns: 50 } as const
