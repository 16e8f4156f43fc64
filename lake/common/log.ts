type Write = (category: 'api' | 'security', message: string, data?: unknown) => void

/** Log that the lake writes to. `data` may contain errors. */
export interface LakeLog {
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

const ignore: Write = () => undefined

/** Log that drops its entries. */
export const SILENT_LOG: LakeLog = { info: ignore, warn: ignore, error: ignore }
