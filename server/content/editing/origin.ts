import type { TrashOrigin } from '#shared/contracts/trash.ts'

/** By which way a call of REST was made: a page of this site says where it comes from, a program does not. */
export const originOf = ({ headers }: Pick<Request, 'headers'>): TrashOrigin =>
  headers.get('sec-fetch-site') === 'same-origin' ? 'admin' : 'rest'
