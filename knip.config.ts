import type { KnipConfig } from 'knip'

/** Imports and files that a style sheet names, as imports of a module. */
const importsOfSheet = (sheet: string) =>
  [...sheet.matchAll(/@import\s+['"]([^'"]+)['"]|url\(['"](@[^'"]+)['"]\)/g)]
    .map((match) => `import '${match[1] ?? match[2]}'`)
    .join('\n')

const config: KnipConfig = {
  compilers: { css: importsOfSheet },
  // A module exports types of parameters and parts of schemas for its readers.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'server/cli/{lake,token,user,seed,dataset,query,backup,restore,content-import,content-export}.ts',
        'scripts/*.ts',
        'scripts/assets/*.ts',
        'scripts/{build,checks}/*.ts',
        'bench/*.ts',
        // The builds name their entries in HTML and in configuration.
        'web/shell/entry-{client,server}.tsx',
        'web/worker/sw.ts',
        'web/offline/offline.ts',
        'studio/entry.ts',
        'scripts/build/vite.studio.config.ts',
        'scripts/build/vite.worker.config.ts',
        // Run as a process of its own by a crash test.
        'server/testing/media-crash-host.ts',
      ],
      project: [
        '{schemas,studio,shared,server,web,seed,e2e,bench,scripts}/**/*.{ts,tsx,css}',
        '*.ts',
      ],
    },
    lake: {
      entry: [
        'cli/content-lake.ts',
        // Served by the sign-in page.
        'sign-in/*.css',
        // Run as a process of its own by a crash test.
        'testing/crash-writer.ts',
      ],
      project: ['**/*.{ts,css}', '!dist/**'],
    },
  },
  // Makes the film of the page loader, whose results are committed.
  ignoreBinaries: ['ffmpeg'],
}

export default config
