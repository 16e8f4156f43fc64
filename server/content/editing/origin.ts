import type { TrashOrigin } from '#shared/contracts/trash.ts'

/**
 * Returns the kind of client that sent a REST request. A browser on a page of this site sends the header Sec-Fetch-Site, a program does
 * not.
 */
export const originOf = ({ headers }: Pick<Request, 'headers'>): TrashOrigin =>
  headers.get('sec-fetch-site') === 'same-origin' ? 'admin' : 'rest'
