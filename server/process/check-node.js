// Ends the process with a message if this version of Node.js cannot run the product. This file and its imports are plain JavaScript, so
// that an outdated Node.js can parse them.
import { checkRuntime } from './runtime.js'

const problem = checkRuntime(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
