import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const dataDir = mkdtempSync(join(tmpdir(), 'lake-cli-'))
const environment = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: dataDir,
  LAKE_PORT: '0',
  HOST: '127.0.0.1',
}
const script = (name: string) => join(import.meta.dirname, '../../server/cli', name)

interface Running {
  readonly origin: string
  readonly token: string | undefined
  readonly child: ChildProcess
  /** Sends SIGTERM and resolves to the exit code. */
  stop(): Promise<number | null>
}

async function startLake(): Promise<Running> {
  const child = spawn(process.execPath, [script('lake.ts')], { env: environment })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const found = /(http:\/\/[\d.]+:\d+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return {
    origin,
    token: /LAKE_TOKEN=(\S+)/.exec(output)?.[1],
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', (code) => resolve(code))
        child.kill('SIGTERM')
      }),
  }
}

function token(...args: readonly string[]) {
  return run(process.execPath, [script('token.ts'), ...args], { env: environment })
}

async function status(origin: string, bearer: string, init: RequestInit = {}): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` }
  const answer = await fetch(`${origin}/v1/users/me`, { ...init, headers })
  return answer.status
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('npm run lake', () => {
  test('prints its token once, stores only its hash, and shuts down cleanly with an open listener', async () => {
    const first = await startLake()
    const owner = first.token ?? ''
    expect(owner.length).toBeGreaterThan(40)
    const stored = readFileSync(join(dataDir, 'lake-alone/token.sha256'), 'utf8')
    expect(stored).not.toContain(owner)
    expect(await status(first.origin, owner)).toBe(200)
    expect(await status(first.origin, 'wrong')).toBe(401)
    const listener = await fetch(`${first.origin}/v1/data/listen/production?query=*`, {
      headers: { authorization: `Bearer ${owner}` },
    })
    const started = Date.now()
    expect(await first.stop()).toBe(0)
    expect(Date.now() - started).toBeLessThan(5000)
    expect(await listener.text()).toContain('event: welcome')

    const second = await startLake()
    expect(second.token).toBeUndefined()
    expect(await status(second.origin, owner)).toBe(200)
    await second.stop()
  })

  test('accepts a new machine token at once, within its role, until the token is revoked', async () => {
    const lake = await startLake()
    const made = await token('deploy-bot', '--role', 'viewer', '--alone')
    const machine = /^lk\S+$/m.exec(made.stdout)?.[0] ?? ''
    expect(await status(lake.origin, machine)).toBe(200)
    const write = await fetch(`${lake.origin}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${machine}` },
      body: '{"mutations":[]}',
    })
    expect(write.status).toBe(403)
    expect((await token('--list', '--alone')).stdout).toMatch(/^deploy-bot\tviewer\t\d{4}-/)
    await token('--revoke', 'deploy-bot', '--alone')
    expect(await status(lake.origin, machine)).toBe(401)
    await lake.stop()
  })
})
