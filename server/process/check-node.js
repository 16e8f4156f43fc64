// Ends the process with a message if this version of Node.js cannot run the product. This file and its imports are plain JavaScript, so
// that an outdated Node.js can parse them.
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkInstalledNode } from './link-node.js'
import { checkRuntime } from './runtime.js'

const folder = fileURLToPath(new URL('../..', import.meta.url))
// oxlint-disable-next-line node/no-process-env -- the settings of the product are TypeScript, which an old Node.js cannot read
const isNpmScript = (process.env.PATH ?? '')
  .split(delimiter)
  .includes(join(folder, 'node_modules/.bin'))
const isLinked = linkInstalledNode(folder, `${process.platform}-${process.arch}`)
const problem = checkRuntime(process.versions.node)
// After the link has been created, the further commands of an npm script run with the linked Node.js.
if (problem !== undefined && !(isLinked && isNpmScript)) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
