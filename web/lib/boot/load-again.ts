/** Address of the module in the error of a failed import. Safari does not include it. */
const ADDRESS = /https?:\/\/\S+$/u

/**
 * Wraps a loader so that it requests its module again after a failure. As the HTML standard requires, Chrome remembers the failure of a
 * module and returns it for each later import of the same address; the next import therefore adds a number to the address.
 * @returns rejects as `load` does
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined
  let failures = 0
  return async () => {
    try {
      if (failedAddress === undefined) return await load()
      const again = `${failedAddress}?again=${failures}`
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file, so it has the same exports
      return (await import(/* @vite-ignore */ again)) as Module
    } catch (error) {
      failures += 1
      failedAddress ??= ADDRESS.exec(error instanceof Error ? error.message : '')?.[0]
      throw error
    }
  }
}
