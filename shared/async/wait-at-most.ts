/** Waits until a promise is fulfilled, but at most for `ms` milliseconds. Rejects if the promise rejects earlier. */
export async function waitAtMost(done: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
