// This file is plain JavaScript, because an old Node cannot read a .ts file and would exit without a message. `main.ts` is a link to this
// file, which an old Node does follow.
import * as module from 'node:module'

await import('./process/check-node.js')

// The cache saves a third of a second of compilation at every start. An old Node does not have this function.
module.enableCompileCache?.()

const { run } = await import('./process/run.ts')
await run(process.argv.slice(2))
