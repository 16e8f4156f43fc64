import { z } from 'zod'

/** What Node's system errors and SQLite's errors say about themselves. */
const failure = z.object({
  code: z.string(),
  port: z.number().optional(),
  path: z.string().optional(),
})

/**
 * A sentence for what keeps a program from starting and is not the product's fault: a taken port, data that another
 * process holds, a folder that may not be used. Undefined for anything else.
 */
export function explainFailure(error: unknown): string | undefined {
  const { code = '', port, path } = failure.safeParse(error).data ?? {}
  const place = port === undefined ? (path ?? 'the data') : `port ${port}`
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses ${place}. Stop that one, or set PORT (LAKE_PORT for a lake alone) to a free port.`
    case 'EADDRNOTAVAIL':
      return 'This machine has no such address to listen on. Set HOST to one that it has, such as localhost.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `This account may not use ${place}. Give it the right to, or set PORT or DATA_DIR to another place.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is no folder. Set DATA_DIR to one.`
    case 'SQLITE_BUSY':
      return 'Another process holds the data. Stop that one, or set DATA_DIR to another folder.'
    default:
      return undefined
  }
}
