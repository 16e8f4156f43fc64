/** Pattern of the address of the module, in the error message of a failed import. The messages of Safari contain no address. */
const ADDRESS = /https?:\/\/\S+$/u

/**
 * Wraps a loader so that it requests its module again after a failure. As the HTML standard requires, Chrome remembers a failed import and
 * rejects each later import of the same address. Therefore the next import adds a number to the address.
 * @returns a loader that rejects like `load`
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
