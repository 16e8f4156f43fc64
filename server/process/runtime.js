/** The oldest Node that runs the sources as they are and has what the product uses: `Temporal` came last. */
const OLDEST_NODE = 26

/**
 * A sentence about why this Node cannot run the product, or undefined when it can.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function checkRuntime(version) {
  const major = Number.parseInt(version, 10)
  if (major >= OLDEST_NODE) return undefined
  return [
    `Install Node ${OLDEST_NODE} or newer and try again: Node ${version} is too old for the product.`,
    'On Linux x64 `npm ci` brings one along, and `npm start` and the other npm scripts use it.',
  ].join('\n')
}
