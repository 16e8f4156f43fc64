import { ConfigError } from '#server/config/config.ts'
import { explainFailure } from '#server/process/explain-failure.ts'
import { HttpError } from '#server/http/http-error.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'

/** A wrong call; the message says what is wrong with it, and is followed by how to call the command. */
export class UsageError extends Error {}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** What to tell whoever called: a sentence where a person can mend it; only the unexpected shows its stack. */
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
 * Runs a command and sets the exit code: 0 when it is done, 2 for a wrong call, 1 for everything else that went wrong.
 * `--help` prints the usage instead.
 * @param usage what the command is for and how it is called
 * @param command parses its arguments with `parseArgs` of `node:util`; throws {@link UsageError} for a wrong call
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

/** A number of things in words: `1 document`, `2 documents`. */
export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Writes a line of the command's result. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
