/** What an import may take up. Sizes in bytes. */
export interface SourceLimits {
  readonly files: number
  /** One file. */
  readonly fileBytes: number
  /** All files together, unpacked. */
  readonly totalBytes: number
  /** How many times larger than itself an archive may become, once it has passed 64 MB. */
  readonly ratio: number
}

export const SOURCE_LIMITS: SourceLimits = {
  files: 100_000,
  fileBytes: 512 * 2 ** 20,
  totalBytes: 8 * 2 ** 30,
  ratio: 200,
}

const SKIPPED = /(^|\/)(\.|node_modules\/|__MACOSX\/)/

/** Whether a path inside a source is of no interest: hidden files, packages, the shadows that macOS packs. */
export const isSkipped = (path: string) => SKIPPED.test(path)
