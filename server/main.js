// This file is plain JavaScript, and main.ts is a link to it: an old Node cannot read a .ts file and would end without a
// message, but it does follow the link.
import * as module from 'node:module'

await import('./process/check-node.js')

// Compiling the sources again at every start would take a third of a second. An old Node does not have this function.
module.enableCompileCache?.()

const { run } = await import('./process/run.ts')
await run(process.argv.slice(2))
