import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import * as z from 'zod'
import packageFile from '../../package.json' with { type: 'json' }
import type { WorkerBuild } from '../../shared/browser/worker-messages.ts'

const CLIENT = 'dist/client'

const ENTRY = 'web/shell/entry-client.tsx'
const NOTICE = 'web/site/updates/update-notice.tsx'
/** Pages and parts that work while the server cannot be reached. */
const OFFLINE = [
  'web/site/search/palette.tsx',
  'web/routes/site/search.tsx',
  'web/site/search/unavailable.tsx',
  'web/site/unreached/unreached-page.tsx',
]

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifest>

/** Paths of a chunk, of the chunks that it imports, and of their style sheets. */
function filesOf(chunks: Manifest, key: string): readonly string[] {
  const chunk = chunks[key]
  if (chunk === undefined) throw new Error(`the manifest does not name ${key}`)
  const { file, css, imports } = chunk
  const own = [file, ...css].map((name) => `/${name}`)
  return [...own, ...imports.flatMap((name) => filesOf(chunks, name))]
}

/**
 * Describes the finished build of the site with a hash of all its files. The hash changes the worker's text with every new build, so that
 * browsers install the new worker.
 */
function describeBuild(): WorkerBuild {
  const text = readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')
  const hash = createHash('sha256').update(text)
  for (const file of ['dist/server/entry-server.js', `${CLIENT}/assets/offline.js`])
    hash.update(readFileSync(file))
  const chunks = manifest.parse(JSON.parse(text))
  return {
    version: `${packageFile.version}-${hash.digest('hex').slice(0, 10)}`,
    entry: `/${chunks[ENTRY]?.file}`,
    needed: [...new Set([ENTRY, NOTICE, ...OFFLINE].flatMap((key) => filesOf(chunks, key)))],
  }
}

// `--mode offline` builds the script of the offline page; any other mode builds the service worker. Each script is one file with a fixed
// name. Both are built after the site, into the same directory.
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: mode === 'offline' ? {} : { BUILD: JSON.stringify(describeBuild()) },
  build: {
    target: 'es2023',
    outDir: CLIENT,
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: mode === 'offline' ? 'web/offline/offline.ts' : 'web/worker/sw.ts',
      output: {
        codeSplitting: false,
        entryFileNames: mode === 'offline' ? 'assets/offline.js' : 'sw.js',
      },
    },
  },
}))
