import { FileStoreError } from '#lake/common/files/file-store.ts'
import { isFullDisk } from '#lake/common/files/folder-store.ts'

/** Cause of a failure of the object storage and its remedy, as sentences without a full stop. Settings are in backticks. */
export interface BucketFault {
  readonly isFull: boolean
  readonly found: string
  readonly toDo: string
}

type Sentences = readonly [found: string, toDo: string]

const KEYS: Sentences = [
  'The object storage refuses the keys',
  'Correct `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`',
]
const DENIED: Sentences = [
  'The object storage denies access to the bucket of `STORAGE_URL`',
  'Allow these keys to list the bucket, and to get, put and delete its objects',
]
const NO_BUCKET: Sentences = [
  'The bucket of `STORAGE_URL` does not exist',
  'Create it, or correct its name in `STORAGE_URL`',
]
const REGION: Sentences = [
  'The bucket of `STORAGE_URL` is in another region',
  'Set `S3_REGION` to the region of the bucket',
]
const CLOCK: Sentences = [
  'The object storage refuses requests because its clock and that of this machine differ',
  'Synchronise the clock of this machine: `timedatectl set-ntp true`',
]
const FULL: Sentences = [
  'The object storage has no room left',
  'Free storage there, or raise the quota of the bucket',
]
const NO_KEYS: Sentences = [
  'There are no keys for the object storage',
  'Set `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`, or give this machine a role at the provider',
]
const TRUST: Sentences = [
  'The certificate of the object storage is not trusted',
  'Correct `S3_ENDPOINT`, or set `NODE_EXTRA_CA_CERTS` to the certificate of its authority',
]

const BY_CODE: ReadonlyMap<string, Sentences> = new Map([
  ['InvalidAccessKeyId', KEYS],
  ['SignatureDoesNotMatch', KEYS],
  ['InvalidToken', KEYS],
  ['ExpiredToken', KEYS],
  ['AccessDenied', DENIED],
  ['NoSuchBucket', NO_BUCKET],
  ['InvalidBucketName', NO_BUCKET],
  ['PermanentRedirect', REGION],
  ['AuthorizationHeaderMalformed', REGION],
  ['RequestTimeTooSkewed', CLOCK],
  ['QuotaExceeded', FULL],
  ['XMinioStorageFull', FULL],
  ['XMinioAdminBucketQuotaExceeded', FULL],
  ['CredentialsProviderError', NO_KEYS],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', TRUST],
  ['SELF_SIGNED_CERT_IN_CHAIN', TRUST],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', TRUST],
  ['ERR_TLS_CERT_ALTNAME_INVALID', TRUST],
  ['CERT_HAS_EXPIRED', TRUST],
])

const BY_STATUS: ReadonlyMap<number, Sentences> = new Map([
  [301, REGION],
  [403, DENIED],
  [507, FULL],
])

/** HTTP status of an error response; undefined if there was no response. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) {
    return undefined
  }
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

/** Code of a system error, or the name of an error of the storage. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Returns cause and remedy of an error of the S3 client. */
export function faultOf(error: unknown): BucketFault {
  const [code, status] = [codeOf(error), statusOf(error)]
  const known =
    BY_CODE.get(code) ??
    BY_CODE.get(error instanceof Error ? error.name : '') ??
    BY_STATUS.get(status ?? 0)
  if (known !== undefined) return { isFull: known === FULL, found: known[0], toDo: known[1] }
  const detail = status === undefined ? code : `status ${status}`
  return {
    isFull: false,
    found: `The object storage does not answer (${detail})`,
    toDo: 'Start it, or correct `S3_ENDPOINT`. Check that a firewall allows the connection',
  }
}

/** True if an error means that an object does not exist. */
export const isMissingObject = (error: unknown): boolean =>
  statusOf(error) === 404 && codeOf(error) !== 'NoSuchBucket'

/** Converts an error of this machine's file system to a {@link FileStoreError}. */
export function toLocalError(error: unknown): FileStoreError {
  if (error instanceof FileStoreError) return error
  const toDo = isFullDisk(error)
    ? 'Free space on its disk'
    : 'Give the account of the site the right to read and write there'
  const message = `This machine cannot read or write its copy of the file (${codeOf(error)}). ${toDo}.`
  return new FileStoreError('local', message, { cause: error })
}

/** Converts an error of the S3 client to a {@link FileStoreError} with cause and remedy. */
export function toStoreError(error: unknown): FileStoreError {
  if (error instanceof FileStoreError) return error
  const { isFull, found, toDo } = faultOf(error)
  const message = `${found}. ${toDo}.`.replaceAll('`', '')
  return new FileStoreError(isFull ? 'full' : 'unavailable', message, { cause: error })
}
