/** A stored file. */
export interface StoredFile {
  /** Relative path of lower-case folders and a file name, such as `images/ab/ab12.jpg`. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Time of the latest write, in milliseconds since 1970. */
  readonly at: number
}

/** Size in bytes and SHA-256 of a file's content. */
export interface FileSum {
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** A file on this machine. */
export interface LocalFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
}

/** Store of complete files by name: a folder, or a bucket of an object storage. */
export interface FileStore {
  /**
   * Stores a local file durably, and replaces a file of the same name.
   * @param use `move` if the store may take the file away, `copy` if it has to stay
   * @throws FileStoreError
   */
  put(name: string, path: string, use: 'move' | 'copy'): Promise<void>
  /** Size of a stored file in bytes, or undefined if there is none. @throws FileStoreError `unavailable` */
  sizeOf(name: string): Promise<number | undefined>
  /**
   * Copies a stored file to a local path, and returns the checksum of the copied bytes. Returns undefined if there is no such file.
   * @throws FileStoreError
   */
  copyTo(name: string, path: string): Promise<FileSum | undefined>
  /** Reads a stored file completely and returns its checksum. Returns undefined if there is no such file. @throws FileStoreError */
  sumOf(name: string): Promise<FileSum | undefined>
  /**
   * Checksum that the store recorded when the file was stored, without reading the file. Returns undefined if there is none.
   * @throws FileStoreError `unavailable`
   */
  recordedSumOf(name: string): Promise<FileSum | undefined>
  /** Removes a file. Returns false if there was none. @throws FileStoreError `unavailable` */
  remove(name: string): Promise<boolean>
  /** All files, in the order of their names. @throws FileStoreError `unavailable` */
  list(): Promise<readonly StoredFile[]>
}

/** Store whose files can be read from paths on this machine. */
export interface LocalFileStore extends FileStore {
  /**
   * A stored file on this machine: the file itself, or a cached copy. Its path may disappear when the cache evicts the copy, so callers open
   * it at once. Returns undefined if there is no such file.
   * @throws FileStoreError
   */
  local(name: string): Promise<LocalFile | undefined>
}

/**
 * `full`: there is no room for the file. `unavailable`: the store does not answer, or refuses its credentials. `damaged`: the content
 * differs from the stored one. `local`: this machine cannot read the file to store, or cannot write its copy; the store is not the cause.
 */
export type FileStoreErrorKind = 'full' | 'unavailable' | 'damaged' | 'local'

/** Failure of a file store. The message is a sentence for operators and contains no secret. */
export class FileStoreError extends Error {
  readonly kind: FileStoreErrorKind

  constructor(kind: FileStoreErrorKind, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'FileStoreError'
    this.kind = kind
  }
}

const NAME = /^(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*$/

/** True if a store accepts this name. No accepted name leaves the store's folder. */
export const isFileName = (name: string): boolean => NAME.test(name) && name.length <= 400

/** @throws RangeError for a name that no store accepts */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError('This is not a name of a stored file')
}
