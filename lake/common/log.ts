type Write = (category: 'api' | 'security', message: string, data?: unknown) => void

/** Log of the lake. The `data` of an entry may contain `Error` objects. */
export interface LakeLog {
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

const ignore: Write = () => undefined

/** Log that drops its entries. */
export const SILENT_LOG: LakeLog = { info: ignore, warn: ignore, error: ignore }
