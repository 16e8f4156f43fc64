import { ConfigError } from '#server/config.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'

/** A wrong call; the message is for the person who made it. */
export class UsageError extends Error {}

const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Runs a command and sets the exit code: 0 when it is done, 2 for a wrong call, 1 for everything else that went wrong.
 * What a person can mend is said in a sentence; only the unexpected shows its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.exitCode = isUsage(error) ? 2 : 1
    const plain = isUsage(error) || error instanceof TransferError || error instanceof ConfigError
    const text = error instanceof Error ? (plain ? error.message : error.stack) : String(error)
    process.stderr.write(`${text}\n`)
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
