import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { selfHostedFonts } from './self-hosted-fonts.ts'

/** Builds the Studio to `dist/studio`, apart from the site: nothing of it reaches a public page. */
export default defineConfig({
  root: 'studio',
  base: '/studio/',
  cacheDir: '../node_modules/.vite/studio',
  plugins: [react(), selfHostedFonts()],
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows fonts and scripts from its own origin only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, report) {
        // A directive for a compiler that does not run here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
