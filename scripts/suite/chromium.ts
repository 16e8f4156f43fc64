import { existsSync } from 'node:fs'

// The headless shell is the same engine without windows. It opens a test's context in a third of the time.
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const executablePath =
  process.env['CHROMIUM_PATH'] ?? DEBIAN_CHROMIUMS.find((program) => existsSync(program))

/** Browser of journeys and component tests: `CHROMIUM_PATH`, or else Debian's, or else Playwright's own. */
export const chromiumLaunch = {
  args: ['--no-sandbox', '--disable-background-networking'],
  ...(executablePath !== undefined && { executablePath }),
}
