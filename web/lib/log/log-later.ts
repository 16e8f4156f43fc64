import type { LogNote } from './client-log.ts'

/**
 * Adds an entry to the log of this tab. Code that every page loads uses this function, because it imports the log module only when there is
 * an entry. The entry is lost if the import fails.
 * @param because error that is appended to the message, with personal data masked
 */
export function logLater(note: LogNote, because?: unknown): void {
  import('./client-log.ts').then(
    ({ log, wordsOf }) => {
      const { message } = note
      log({ ...note, message: because === undefined ? message : `${message}. ${wordsOf(because)}` })
    },
    () => undefined,
  )
}

/** Logs that the browser blocks storage. The site works without storage. */
export const logStorageFailure = (what: string, error: unknown) =>
  logLater({ level: 'warn', category: 'cache', message: `Storage failed: ${what}` }, error)
