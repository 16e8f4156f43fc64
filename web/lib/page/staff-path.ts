import { paths } from '#shared/paths/paths.ts'

/** Whether a path, or the pattern of one, belongs to the staff area. */
export const isStaffPath = (path: string) =>
  path === paths.admin || path.startsWith(`${paths.admin}/`) || path === paths.apiTest
