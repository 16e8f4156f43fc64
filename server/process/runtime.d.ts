/** A sentence about why a Node of this version (as in `process.versions.node`) cannot run the product, or undefined. */
export function checkRuntime(version: string): string | undefined
