import { HttpError } from '../http-error.ts'

/** Returns the revision in `If-Match`, or undefined if the caller accepts any. @throws HttpError `bad_request` */
export function revisionOf({ headers }: Pick<Request, 'headers'>): number | undefined {
  const header = headers.get('if-match')?.trim() ?? ''
  if (header === '' || header === '*') return undefined
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (digits !== undefined) return Number(digits)
  throw new HttpError('bad_request', 'Request validation failed: If-Match is one quoted revision')
}
