import { HttpError } from '#server/http/http-error.ts'

/** Seconds after which a caller may find the CMS again. */
const RETRY_AFTER = '2'

/** The CMS refused, failed, sent something else than an answer, or did not answer in time. */
export class CmsUnavailable extends HttpError {
  constructor(message: string, cause?: unknown) {
    super('unavailable', message, { headers: { 'Retry-After': RETRY_AFTER }, cause })
    this.name = 'CmsUnavailable'
  }
}
