import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { COMPILED } from '#server/testing/directory.test-support.ts'

/** Exit code and output of a program. */
export interface Outcome {
  readonly code: number | string | null
  readonly out: string
  readonly error: string
}

/** Runs a program of this folder. The data folder is empty unless `environment` names one. */
export type RunProgram = (
  script: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<Outcome>

/**
 * Returns a function that runs programs for the tests of a file. After the last test, programs that are still running are ended and their
 * folders removed.
 */
export function usePrograms(): RunProgram {
  const root = mkdtempSync(join(tmpdir(), 'commands-'))
  const ended = new AbortController()
  afterAll(() => {
    ended.abort()
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  })
  return async (script, args, environment = {}) => {
    // Runs in a separate working folder, so that the program does not read the `.env` of this checkout.
    const directory = mkdtempSync(join(root, 'data-'))
    const env = { PATH: '', NODE_COMPILE_CACHE: COMPILED, DATA_DIR: directory, ...environment }
    return new Promise((done) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, script), ...args],
        { env, cwd: directory, signal: ended.signal },
        (failure, out, error) =>
          done({ code: failure === null ? 0 : (failure.code ?? null), out, error }),
      )
      child.stdin?.end()
    })
  }
}
