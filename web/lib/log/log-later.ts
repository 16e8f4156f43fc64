import type { LogNote } from './client-log.ts'

/**
 * Notes something in the log of this tab from code that every page loads: the log itself is fetched for it. A note that cannot
 * be kept is lost.
 * @param because added to the message, without what could be about a person
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

/** Notes that the browser keeps nothing for the site, which the site then does without. */
export const logStorageFailure = (what: string, error: unknown) =>
  logLater({ level: 'warn', category: 'cache', message: `Storage failed: ${what}` }, error)
