import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Where the programs that tests start keep what they have compiled: for most of them that takes longer than what they do. Servers
 * of the site keep theirs there by themselves.
 */
export const COMPILED = join(tmpdir(), 'node-compile-cache')

/** A directory that is gone when the test ends. */
export function testDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}
