/** Error message if the given Node version (see `process.versions.node`) cannot run the product, else undefined. */
export function checkRuntime(version: string): string | undefined
