import type { TrashOrigin } from '#shared/contracts/trash.ts'

/** Returns the client of a REST request: a browser on a page of this site sends Sec-Fetch-Site, a program does not. */
export const originOf = ({ headers }: Pick<Request, 'headers'>): TrashOrigin =>
  headers.get('sec-fetch-site') === 'same-origin' ? 'admin' : 'rest'
