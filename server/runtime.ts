/** The oldest Node that runs the sources as they are and has what the product uses: `Temporal` came last. */
const OLDEST_NODE = 26

/**
 * A sentence about why this Node cannot run the product, or undefined when it can.
 * @param version as in `process.versions.node`
 */
export function checkRuntime(version: string): string | undefined {
  const major = Number.parseInt(version, 10)
  if (major >= OLDEST_NODE) return undefined
  return [
    `Node ${version} is too old: the product needs Node ${OLDEST_NODE} or newer.`,
    'On Linux x64 `npm ci` brings one along and `npm start` uses it.',
    'Elsewhere install Node 26 and try again.',
  ].join('\n')
}
