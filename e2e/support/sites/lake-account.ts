import { execFile } from 'node:child_process'
import { join } from 'node:path'

/**
 * Creates an editor's account of a standalone lake, like an operator while the lake is running.
 * @param directory DATA_DIR of the lake
 */
export function addLakeAccount(
  directory: string,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  const script = join(import.meta.dirname, '../../../server/cli/user.ts')
  const call = [script, 'add', account.email, '--alone', '--stdin']
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, call, { env: { DATA_DIR: directory } }, (error) =>
      error === null ? resolve() : reject(error),
    )
    child.stdin?.end(account.password)
  })
}
