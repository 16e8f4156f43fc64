/** Address of the module in the error of a failed import; Safari names none. */
const ADDRESS = /https?:\/\/\S+$/u

/**
 * A loader that requests its module again after a failure. Chrome keeps the failure of a module, as the HTML standard says, and
 * answers each later import of the same address with it; so the next one adds a number to the address.
 * @returns rejects as `load` does
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined
  let failures = 0
  return async () => {
    try {
      if (failedAddress === undefined) return await load()
      const again = `${failedAddress}?again=${failures}`
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file as before, so it has the same exports
      return (await import(/* @vite-ignore */ again)) as Module
    } catch (error) {
      failures += 1
      failedAddress ??= ADDRESS.exec(error instanceof Error ? error.message : '')?.[0]
      throw error
    }
  }
}
