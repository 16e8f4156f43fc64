// This file is plain JavaScript, because an old Node.js cannot read a .ts file and would exit without a message. `main.ts` is a symbolic
// link to this file, which an old Node.js resolves.
import * as module from 'node:module'

await import('./process/check-node.js')

// The compile cache saves a third of a second at every start. An old Node.js does not have this function.
module.enableCompileCache?.()

const { run } = await import('./process/run.ts')
await run(process.argv.slice(2))
