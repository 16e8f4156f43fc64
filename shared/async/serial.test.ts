import { setFlagsFromString } from 'node:v8'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createSerial } from './serial.ts'

test('the serial queue runs one task at a time, in order, also after a failure', async () => {
  const serial = createSerial()
  const steps: string[] = []
  const task = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === 'one') throw new Error(name)
    return name
  }
  const one = serial.run(task('one')).catch((error: unknown) => error)
  const two = serial.run(task('two'))
  await serial.idle()
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(await one).toBeInstanceOf(Error)
  expect(await two).toBe('two')
})

test('the serial queue does not retain the result of the last task in memory', async () => {
  const serial = createSerial()
  const resultOf = async () => new WeakRef(await serial.run(() => Promise.resolve({ pages: 1 })))
  const result = await resultOf()
  await setImmediate()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  expect(result.deref()).toBeUndefined()
})
