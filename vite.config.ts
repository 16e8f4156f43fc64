import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build/vite.chunks.config.ts'

const routerFile = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

// The router's package leads every build to the files that warn developers; those without weigh less.
const routerForProduction = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
]

// The engine keeps the text of what it runs, two bytes a sign if one of them needs two. Names stay, for what an error says of
// its place.
const SMALLER = { compress: true, mangle: false, codegen: true }
const oneByteSigns: Plugin = {
  name: 'one-byte-signs',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replaceAll(
        /[^\0-\u00ff]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** Icons name the namespace that HTML gives them anyway: it would have to be taken out of every page. */
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

/** The router names its parts for React's developer tools, by which those that nobody uses are kept. */
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
 * The two large chunks that every page begins with. Without the hint the engine looks through each of their functions as they arrive, and again,
 * on the thread of the page, when it is first called; with it each is compiled at once, beside that thread. Smaller files arrive in one
 * piece and are compiled on it either way.
 */
const CALLED_ON_LOAD = new Set(['shared', 'entry-client'])

/** See https://v8.dev/blog/explicit-compile-hints. After Vite's own parts, since the hint has to be the first line. */
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

/** The boot script travels with every page: as it is written to be read, it is half as long again. */
const smallBootScript: Plugin = {
  name: 'small-boot-script',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  async load(id) {
    if (id !== BOOT_SCRIPT) return null
    this.addWatchFile(id)
    // Its parts are imported by the names of this package, which a bundled configuration does not resolve.
    const { bootScript }: { readonly bootScript: string } = await import(pathToFileURL(id).href)
    const { code, errors } = await minify('boot-script.js', bootScript, {
      module: false,
      compress: { target: 'es2023' },
    })
    if (errors.length > 0 || code.includes('</')) this.error(`it cannot stand in a page: ${code}`)
    return `export const bootScript = ${JSON.stringify(code.trim())}`
  },
}

// Two builds: the browser's entry with hashed assets and a manifest, and the server's entry, which carries its own
// dependencies so that React runs in production mode whatever the environment says.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  plugins: [
    react(),
    iconsWithoutNamespace,
    routerWithoutNames,
    smallBootScript,
    compileHints,
    oneByteSigns,
  ],
  publicDir: isSsrBuild === true ? false : 'web/public',
  ssr: isSsrBuild === true ? { noExternal: true } : {},
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2023',
    // light-dark() and color-mix() are kept as written.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild !== true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The editor of texts is half a megabyte; only staff who write fetch it.
    chunkSizeWarningLimit: 640,
    // The lists of what to fetch along with a chunk weigh more than the round trip that they save.
    modulePreload: false,
    // One file for the server: a chunk that is read late would be missing once the next build has replaced it.
    rollupOptions:
      isSsrBuild === true
        ? { output: { codeSplitting: false, minify: SMALLER } }
        : {
            input: [
              'web/shell/entry-client.tsx',
              'web/offline/offline.css',
            ],
            output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
          },
  },
}))
