/** Closes a lake on SIGTERM or SIGINT, then ends the process: with exit code 0, or with 1 if closing fails. */
export function stopOnSignal(close: () => Promise<void>, onError: (error: unknown) => void): void {
  const stop = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
