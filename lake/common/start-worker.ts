import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Code that enables Node's compile cache and then runs the program. It must run both as a script and as a module, because
 * `--input-type=module` of the process also applies to its threads.
 */
const START = `import('node:module').then(async (module) => {
  module.enableCompileCache()
  await import(process.argv.at(-1))
  module.flushCompileCache()
})`

/**
 * Runs a TypeScript file in a worker thread with Node's compile cache. Without the cache, each thread removes the types from its modules
 * again, which takes up to a second and 50 MB for the TypeScript loader.
 */
export const startWorker = (
  program: URL,
  options: Omit<WorkerOptions, 'eval' | 'argv'> = {},
): Worker => new Worker(START, { ...options, eval: true, argv: [program.href] })
