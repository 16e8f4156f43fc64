import { ConfigError } from '#server/config/config.ts'
import { explainFailure } from '#server/process/explain-failure.ts'
import { HttpError } from '#server/http/http-error.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'

/** Thrown for invalid arguments of a command. The message gives the reason; the usage is printed below it. */
export class UsageError extends Error {}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Message for the operator: one sentence for known errors, the stack for unexpected ones. */
function describe(error: unknown): string {
  const plain =
    error instanceof TransferError || error instanceof ConfigError || error instanceof HttpError
  if (plain) return error.message
  return (
    explainFailure(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  )
}

/**
 * Runs a command and sets the exit code: 0 for success, 2 for invalid arguments, 1 for any other failure. `--help` prints the usage
 * instead of running the command.
 * @param usage purpose and syntax of the command
 * @param command parses its arguments with `parseArgs` of `node:util`; throws {@link UsageError} for invalid arguments
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    return say(usage)
  }
  try {
    await command()
  } catch (error) {
    const wrongCall = isUsage(error)
    process.exitCode = wrongCall ? 2 : 1
    process.stderr.write(`${wrongCall ? `${error.message}\n\n${usage}` : describe(error)}\n`)
  }
}

/** Formats a number with a noun: `1 document`, `2 documents`. */
export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Prints a line of the command's result. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
