import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

const PROGRAM = `
  import { becomeThrifty, startAgain } from ${JSON.stringify(join(import.meta.dirname, 'thrifty.js'))}
  becomeThrifty()
  const { argv, env, execArgv, pid } = process
  console.log(JSON.stringify({ argv: argv.slice(2), arenas: env.MALLOC_ARENA_MAX, own: env.OWN, execArgv, pid }))
  if (argv[2] === 'again' && env.STARTED === undefined) {
    env.STARTED = 'once'
    startAgain()
  }
  if (argv[2] === 'wait') setInterval(() => {}, 1_000)
  else process.exitCode = 7
`

/** Makes so much garbage, three times over, that V8 empties the space for young objects often, and tells how often each time. */
const CHURN = `
  import { PerformanceObserver } from 'node:perf_hooks'
  import { setImmediate } from 'node:timers/promises'
  import { becomeThrifty, endStart, holdThrift } from ${JSON.stringify(join(import.meta.dirname, 'thrifty.js'))}
  becomeThrifty()
  let times = 0
  new PerformanceObserver((list) => { times += list.getEntries().length }).observe({ type: 'gc' })
  const kept = []
  async function churn() {
    times = 0
    for (let round = 0; round < 400; round++) {
      kept[round % 20] = Array.from({ length: 5_000 }, (_, index) => [index])
      await setImmediate()
    }
    await setImmediate()
    return times
  }
  await churn()
  const starting = await churn()
  endStart()
  await churn()
  const started = await churn()
  const letGo = holdThrift()
  await churn()
  const held = await churn()
  letGo()
  console.log(JSON.stringify({ starting, started, held }))
`

const start = (mode: string, environment: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, 'program', mode], {
    env: { OWN: 'kept', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

describe.skipIf(process.platform === 'win32')('a thrifty process', () => {
  it('has the id, the arguments, the environment and the exit code of the one that it replaces', async () => {
    const child = start('end')
    const said = text(child.stdout)
    expect(await once(child, 'exit')).toEqual([7, null])
    const { execArgv, ...others } = JSON.parse(await said)
    expect(others).toEqual({ argv: ['end'], arenas: '2', own: 'kept', pid: child.pid })
    expect(execArgv).toContain('--max-semi-space-size=8')
  })

  it('is ended by the signals that are sent to it', async () => {
    const child = start('wait')
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
  })

  it('leaves a choice of the operator alone', async () => {
    const child = start('end', { MALLOC_ARENA_MAX: '8' })
    expect(JSON.parse(await text(child.stdout))).toMatchObject({ arenas: '8' })
  })

  it('collects garbage often while it starts, and afterwards only while somebody holds it to that', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', CHURN], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { starting, started, held } = JSON.parse(await text(child.stdout))
    expect(started).toBeLessThan(starting / 2)
    expect(held).toBeGreaterThan(started * 1.5)
  })

  it('starts again in its own place, with what it was started with', async () => {
    const child = start('again')
    const lines = (await text(child.stdout)).trim().split('\n')
    const [first, second, ...more] = lines.map((line) => JSON.parse(line))
    expect(first).toMatchObject({ pid: child.pid, argv: ['again'] })
    expect(second).toEqual(first)
    expect(more).toEqual([])
  })
})
