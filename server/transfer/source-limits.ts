/** Limits of an import. Sizes in bytes. */
export interface SourceLimits {
  readonly files: number
  /** Maximum size of one file. */
  readonly fileBytes: number
  /** Maximum size of all files together, unpacked. */
  readonly totalBytes: number
  /** Maximum compression ratio of an archive, checked above 64 MB of unpacked data. */
  readonly ratio: number
}

export const SOURCE_LIMITS: SourceLimits = {
  files: 100_000,
  fileBytes: 512 * 2 ** 20,
  totalBytes: 8 * 2 ** 30,
  ratio: 200,
}

const SKIPPED = /(^|\/)(\.|node_modules\/|__MACOSX\/)/

/** True if an import ignores a path within a source: hidden files, packages, and the metadata files of macOS. */
export const isSkipped = (path: string) => SKIPPED.test(path)
