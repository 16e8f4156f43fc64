import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Directory of the compile cache for programs that tests start, most of which take longer to compile than to run. Servers of the site use
 * this directory by default.
 */
export const COMPILED = join(tmpdir(), 'node-compile-cache')

/** Creates a temporary directory that is deleted when the test ends. */
export function testDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}
