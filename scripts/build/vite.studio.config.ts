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
    // The page's policy allows fonts and scripts only from its own origin, so nothing is inlined as a data URL.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, report) {
        // Directive for a compiler that is not used here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
