import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build/vite.chunks.config.ts'

const routerFile = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

// The router's package resolves to its development files in every build. The production files are smaller.
const routerForProduction = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
]

// Node keeps the source text of a module in memory, with two bytes per character unless all of it is ASCII: 10 MB
// instead of 5 for this file. Names are kept for stack traces.
const SMALLER = { compress: true, mangle: false, codegen: true }
const asciiSource: Plugin = {
  name: 'ascii-source',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replaceAll(
        /[^\0-\u007f]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** Icons set a default namespace, which would be repeated in every page. */
const NAMESPACE = /^\s*xmlns: "http:\/\/www\.w3\.org\/2000\/svg",$/m
const iconsWithoutNamespace: Plugin = {
  name: 'icons-without-namespace',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/lucide-react/dist/esm/shared/src/build/defaultAttributes.mjs')) return null
    if (!NAMESPACE.test(code)) this.error('the attributes of icons are written in another way')
    return { code: code.replace(NAMESPACE, ''), map: null }
  },
}

/** The router names its components for React's developer tools. These assignments prevent tree-shaking of unused ones. */
const routerWithoutNames: Plugin = {
  name: 'router-without-names',
  apply: 'build',
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return null
    return {
      code: code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/ = (?=React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ '),
      map: null,
    }
  },
}

/**
 * The two large chunks that every page loads first. Without the hint the engine pre-parses each function while they
 * arrive and compiles it on first call, on the main thread. With it, functions are compiled eagerly, off the main
 * thread. Smaller files arrive in one piece and are compiled on the main thread in any case.
 */
const CALLED_ON_LOAD = new Set(['libraries', 'shell'])

/** See https://v8.dev/blog/explicit-compile-hints. Runs after Vite's own plugins, because the hint must be the first line. */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    handler(_, files) {
      let hinted = 0
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || !CALLED_ON_LOAD.has(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        hinted += 1
      }
      if (hinted !== CALLED_ON_LOAD.size) this.error('the chunks to hint at have other names')
    },
  },
}

const BOOT_SCRIPT = fileURLToPath(new URL('./web/lib/boot/boot-script.ts', import.meta.url))

/** Minifies the boot script, which is inlined in every page: its source is 50 % longer. */
const smallBootScript: Plugin = {
  name: 'small-boot-script',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  async load(id) {
    if (id !== BOOT_SCRIPT) return null
    this.addWatchFile(id)
    // Its modules are imported by the package's own aliases, which a bundled configuration does not resolve.
    const { bootScript }: { readonly bootScript: string } = await import(pathToFileURL(id).href)
    const { code, errors } = await minify('boot-script.js', bootScript, {
      module: false,
      compress: { target: 'es2023' },
    })
    if (errors.length > 0 || code.includes('</')) this.error(`it cannot stand in a page: ${code}`)
    return `export const bootScript = ${JSON.stringify(code.trim())}`
  },
}

// Two builds: the browser's entry with hashed assets and a manifest, and the server's entry, which bundles its
// dependencies so that React runs in production mode in any environment.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  plugins: [
    react(),
    iconsWithoutNamespace,
    routerWithoutNames,
    smallBootScript,
    compileHints,
    asciiSource,
  ],
  // The parser of PDFs runs in a module worker.
  worker: { format: 'es' },
  publicDir: isSsrBuild === true ? false : 'web/public',
  ssr: isSsrBuild === true ? { noExternal: true } : {},
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2023',
    // Browsers that support light-dark() and color-mix(), which stay as written.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild !== true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The text editor has 500 KB. Only staff who edit load it.
    chunkSizeWarningLimit: 640,
    // The lists of preloads weigh more than the round trip that they save.
    modulePreload: false,
    // One file for the server: a chunk that is loaded later would be missing after the next build.
    rollupOptions:
      isSsrBuild === true
        ? { output: { codeSplitting: false, minify: SMALLER } }
        : {
            input: ['web/shell/entry-client.tsx', 'web/offline/offline.css'],
            output: { codeSplitting: { groups: chunkGroups } },
          },
  },
}))
