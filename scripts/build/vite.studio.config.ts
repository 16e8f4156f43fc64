import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { selfHostedFonts } from './self-hosted-fonts.ts'

/** Builds the Studio to `dist/studio`, separately from the site, so that public pages contain none of it. */
export default defineConfig({
  root: 'studio',
  base: '/studio/',
  cacheDir: '../node_modules/.vite/studio',
  plugins: [react(), selfHostedFonts()],
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    target: 'es2023',
    // No inlining as data URLs, because the page's Content-Security-Policy allows fonts and scripts only from its own origin.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, report) {
        // Ignores warnings about module directives, which are meant for a compiler that this build does not use.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
