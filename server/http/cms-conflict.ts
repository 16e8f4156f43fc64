import { HttpError } from './http-error.ts'

/** The CMS's state does not allow a write: somebody else was there first, or something refers to what should go. */
export class CmsConflict extends HttpError {
  readonly reason: 'revision' | 'referenced'
  /** Ids of the documents that refer to the one that should go. */
  readonly referringIds: readonly string[]
  constructor(reason: CmsConflict['reason'], referringIds: readonly string[] = []) {
    super('conflict', `the CMS refused a write: ${reason}`)
    this.name = 'CmsConflict'
    this.reason = reason
    this.referringIds = referringIds
  }
}
