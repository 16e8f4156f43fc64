// Plain JavaScript, and main.ts is a link to it: an old Node reads no .ts file and would end before it could say so, but it
// does follow the link.
import * as module from 'node:module'

await import('./check-node.js')
const { becomeThrifty } = await import('./thrifty.js')
// In development tools may follow this very process.
if (!process.argv.includes('--dev')) becomeThrifty()

// Reading the sources anew at every start would cost a third of a second. An old Node does not have it.
module.enableCompileCache?.()

const { keepRequestShapes } = await import('./http/keep-request-shapes.ts')
keepRequestShapes()
const { run } = await import('./run.ts')
await run(process.argv.slice(2), async ({ lake, assets, directory }, config) => {
  const { seedOpenLake } = await import('./cli/seed.ts')
  const { projectId, dataset } = config.lake
  await seedOpenLake({ lake, assets, directory, projectId, dataset, origin: config.origin })
})
