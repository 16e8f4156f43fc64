import { HttpError } from './http-error.ts'

/** Thrown if the CMS rejects a write because of a concurrent change or because other documents refer to a deleted one. */
export class CmsConflict extends HttpError {
  readonly reason: 'revision' | 'referenced'
  /** Ids of the documents that refer to the document to delete. */
  readonly referringIds: readonly string[]
  constructor(reason: CmsConflict['reason'], referringIds: readonly string[] = []) {
    super('conflict', `the CMS refused a write: ${reason}`)
    this.name = 'CmsConflict'
    this.reason = reason
    this.referringIds = referringIds
  }
}
