import { ConfigError, processEnvironment, readConfig, type Config } from '#server/config/config.ts'
import { explainFailure } from '#server/process/explain-failure.ts'
import { HttpError } from '#server/http/http-error.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'

/** Thrown for invalid arguments of a command. The message gives the reason; the usage is printed below it. */
export class UsageError extends Error {}

/** Thrown after a command has printed a result that means failure (exit code 1). The message is one sentence. */
export class CommandFailure extends Error {}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Message for the operator: one sentence for known errors, the stack for unexpected ones. */
function describe(error: unknown): string {
  const plain =
    error instanceof TransferError ||
    error instanceof ConfigError ||
    error instanceof HttpError ||
    error instanceof CommandFailure
  if (plain) return error.message
  return (
    explainFailure(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  )
}

/** Arguments, settings and streams of one call of a command. */
export interface Invocation {
  readonly args: string[]
  /** Reads the settings. @throws ConfigError */
  readonly settings: () => Config
  readonly input: NodeJS.ReadableStream
  readonly errors: NodeJS.WritableStream
  /** Prints a line of the command's result. */
  readonly say: (line: string) => void
}

export interface Command {
  /** Purpose and syntax of the command, for `--help`. */
  readonly usage: string
  /** Parses the arguments with `parseArgs` of `node:util` and executes the command. Throws {@link UsageError} for invalid arguments. */
  readonly run: (invocation: Invocation) => Promise<void>
}

/**
 * Calls a command in this process. `--help` prints the usage instead.
 * @returns exit code: 0 for success, 2 for invalid arguments, 1 for any other failure
 */
export async function callCommand(
  { usage, run }: Command,
  invocation: Invocation,
): Promise<number> {
  const { args, errors, say } = invocation
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    say(usage)
    return 0
  }
  try {
    await run(invocation)
    return 0
  } catch (error) {
    const wrongCall = isUsage(error)
    errors.write(`${wrongCall ? `${error.message}\n\n${usage}` : describe(error)}\n`)
    return wrongCall ? 2 : 1
  }
}

/** Runs a command as the program of this process: with its arguments, environment and streams, and sets its exit code. */
export async function runCommand(command: Command): Promise<void> {
  process.exitCode = await callCommand(command, {
    args: process.argv.slice(2),
    settings: () => readConfig(processEnvironment()),
    input: process.stdin,
    errors: process.stderr,
    say: (line) => void process.stdout.write(`${line}\n`),
  })
}

/** Formats a number with a noun: `1 document`, `2 documents`. */
export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Formats a size: `1.5 MB`. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** First few entries of a list of names, for messages. */
export const named = (names: readonly string[]) =>
  names.length > 5
    ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`
    : names.join(', ')
