// Plain JavaScript, and main.ts is a link to it: an old Node reads no .ts file and would end before it could say so, but it
// does follow the link.
import * as module from 'node:module'

await import('./process/check-node.js')

// Reading the sources anew at every start would cost a third of a second. An old Node does not have it.
module.enableCompileCache?.()

const { run } = await import('./process/run.ts')
await run(process.argv.slice(2))
