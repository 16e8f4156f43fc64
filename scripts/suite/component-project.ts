import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserCommands } from './browser-commands.ts'
import { chromiumLaunch } from './chromium.ts'

/** Packages that components import. Vite bundles them before the first test, because a later bundling reloads the page. */
const PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router-dom',
  '@tanstack/react-query',
  'lucide-react',
  'zod/mini',
  'axe-core',
  'vitest-browser-react/pure',
]

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'

/** Answers requests for engravings, which the site's server draws, with an empty picture. */
const emptyEngravings: Plugin = {
  name: 'empty-engravings',
  configureServer: ({ middlewares }) => {
    middlewares.use('/engravings', (_, response) => {
      response.setHeader('content-type', 'image/svg+xml').end(EMPTY_PICTURE)
    })
  },
}

/** Adds the browser to a project. All test files of the project run in one page without a server of the product. */
export function componentProject(
  project: TestProjectInlineConfiguration,
): TestProjectInlineConfiguration {
  return {
    ...project,
    publicDir: 'web/public',
    plugins: [emptyEngravings],
    optimizeDeps: { include: PACKAGES, entries: [] },
    test: {
      ...project.test,
      testTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      isolate: false,
      setupFiles: ['scripts/suite/test-setup.ts', 'web/testing/browser/setup.test-support.ts'],
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1366, height: 900 },
        commands: browserCommands,
        provider: playwright({
          launchOptions: chromiumLaunch,
          contextOptions: { viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' },
          actionTimeout: 30_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
