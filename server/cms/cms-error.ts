import { HttpError } from '#server/http/http-error.ts'

/** Value of the Retry-After header, in seconds. */
const RETRY_AFTER = '2'

/** Thrown if the CMS rejected the request, failed, timed out, or sent an invalid response. */
export class CmsUnavailable extends HttpError {
  constructor(message: string, cause?: unknown) {
    super('unavailable', message, { headers: { 'Retry-After': RETRY_AFTER }, cause })
    this.name = 'CmsUnavailable'
  }
}
