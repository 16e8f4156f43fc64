import type { TrashDoor } from '#shared/contracts/trash.ts'

/** By which way a call of REST was made: a page of this site says where it comes from, a program does not. */
export const doorOf = ({ headers }: Pick<Request, 'headers'>): TrashDoor =>
  headers.get('sec-fetch-site') === 'same-origin' ? 'admin' : 'rest'
