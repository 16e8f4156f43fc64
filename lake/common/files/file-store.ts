/** A stored file. */
export interface StoredFile {
  /** Relative path of lower-case folders and a file name, for example `images/ab/ab12.jpg`. */
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  /** Time of the latest write, in milliseconds since 1970. */
  readonly at: number
}

/** Size in bytes and SHA-256 of a file's content. */
export interface FileSum {
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly sha256: string
}

/** A file on this machine. */
export interface LocalFile {
  readonly path: string
  /** Size in bytes. */
  readonly size: number
}

/** Store that addresses complete files by name: a folder, or a bucket of an object storage. */
export interface FileStore {
  /**
   * Stores a local file durably. Replaces a stored file with that name.
   * @param use `move` if the store may remove the local file, `copy` if the local file must stay
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
   * Returns the checksum that the store recorded when it received the file. Does not read the file. Returns undefined if no checksum was
   * recorded.
   * @throws FileStoreError `unavailable`
   */
  recordedSumOf(name: string): Promise<FileSum | undefined>
  /** Removes a file. Returns false if there was none. @throws FileStoreError `unavailable` */
  remove(name: string): Promise<boolean>
  /** Lists all files, in the order of their names. @throws FileStoreError `unavailable` */
  list(): Promise<readonly StoredFile[]>
}

/** Store whose files can be read from paths on this machine. */
export interface LocalFileStore extends FileStore {
  /**
   * Returns a stored file on this machine: the file itself, or a cached copy. A cache may evict the copy at any time, so callers open the
   * path at once. Returns undefined if there is no such file.
   * @throws FileStoreError
   */
  local(name: string): Promise<LocalFile | undefined>
}

/**
 * Kind of failure. `full`: there is no room for the file. `unavailable`: the store does not answer, or refuses the credentials. `damaged`:
 * the content differs from the stored one. `local`: this machine cannot read the file to store, or cannot write a copy; the store works.
 */
export type FileStoreErrorKind = 'full' | 'unavailable' | 'damaged' | 'local'

/** Failure of a file store. The message is a sentence for operators and contains no secrets. */
export class FileStoreError extends Error {
  readonly kind: FileStoreErrorKind

  constructor(kind: FileStoreErrorKind, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'FileStoreError'
    this.kind = kind
  }
}

const NAME = /^(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*$/

/** True if stores accept this name. An accepted name never refers to a file outside the store's folder. */
export const isFileName = (name: string): boolean => NAME.test(name) && name.length <= 400

/** Checks a name of a stored file. @throws RangeError for a name that no store accepts */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError('This is not a name of a stored file')
}
