// Ends the process with a sentence when this Node cannot run the product. Plain JavaScript, as is what it imports: a Node that
// is too old has to read it.
import { checkRuntime } from './runtime.js'

const problem = checkRuntime(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
