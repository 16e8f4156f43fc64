import { paths } from '#shared/paths/paths.ts'

/** True if a path, or the pattern of a route, belongs to the staff area. */
export const isStaffPath = (path: string) =>
  path === paths.admin || path.startsWith(`${paths.admin}/`) || path === paths.apiTest
