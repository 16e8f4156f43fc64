import { enableCompileCache } from 'node:module'

// Reading the sources anew at every start would cost a third of a second.
enableCompileCache()

const { checkRuntime } = await import('./runtime.ts')
const problem = checkRuntime(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const { run } = await import('./run.ts')
await run(process.argv.slice(2), async ({ lake, assets, directory }, config) => {
  const { seedOpenLake } = await import('./cli/seed.ts')
  const { projectId, dataset } = config.lake
  await seedOpenLake({ lake, assets, directory, projectId, dataset, origin: config.origin })
})
