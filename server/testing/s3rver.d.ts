/** The part of s3rver that tests use. The package has no types of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    /** Creates the buckets of the options. */
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    readonly logger: { readonly exceptions: { unhandle(): void }; close(): void }
  }
}
