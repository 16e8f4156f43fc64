/**
 * Oldest major version of Node.js that runs TypeScript sources directly and has all APIs that the product uses. The newest of these APIs is
 * `Temporal`.
 */
const OLDEST_NODE = 26

/**
 * Error message if this Node version cannot run the product, else undefined.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function checkRuntime(version) {
  const major = Number.parseInt(version, 10)
  if (major >= OLDEST_NODE) return undefined
  return [
    `Install Node ${OLDEST_NODE} or newer and try again: Node ${version} is too old for the product.`,
    'On most systems `npm ci` brings one along, and `npm start` and the other npm scripts use it.',
  ].join('\n')
}
