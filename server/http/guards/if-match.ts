import { HttpError } from '../http-error.ts'

/** The revision in `If-Match`; undefined where the caller minds none. @throws HttpError `bad_request` */
export function revisionOf({ headers }: Pick<Request, 'headers'>): number | undefined {
  const header = headers.get('if-match')?.trim() ?? ''
  if (header === '' || header === '*') return undefined
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (digits !== undefined) return Number(digits)
  throw new HttpError('bad_request', 'Request validation failed: If-Match is one quoted revision')
}
