import type { KnipConfig } from 'knip'

/** Converts the imports and file references of a style sheet to imports of a module. */
const importsOfSheet = (sheet: string) =>
  [...sheet.matchAll(/@import\s+['"]([^'"]+)['"]|url\(['"](@[^'"]+)['"]\)/g)]
    .map((match) => `import '${match[1] ?? match[2]}'`)
    .join('\n')

const config: KnipConfig = {
  compilers: { css: importsOfSheet },
  // Modules also export types of their parameters.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'server/cli/{lake,move-lake,move-storage,token,user,seed,dataset,query,doctor,backup,restore,content-import,content-export}.ts',
        'scripts/*.ts',
        'scripts/assets/*.ts',
        'scripts/{build,checks,release}/*.ts',
        'bench/*.ts',
        // Entries that the builds name in HTML and in their configuration.
        'web/shell/entry-{client,server}.tsx',
        'web/worker/sw.ts',
        'web/offline/offline.ts',
        'studio/entry.ts',
        // Bundled by a journey.
        'web/ui/island/react-upgrade.test-support.tsx',
        'scripts/build/vite.studio.config.ts',
        'scripts/build/vite.worker.config.ts',
        // Started as a separate process by a crash test.
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
        // Started as a separate process by a crash test.
        'testing/crash-writer.ts',
      ],
      project: ['**/*.{ts,css}', '!dist/**'],
    },
  },
  // Creates the film of the page loader, whose output is committed; programs of the smoke test of the compose file.
  ignoreBinaries: ['ffmpeg', 'openssl', 'psql'],
}

export default config
