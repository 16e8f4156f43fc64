import { expect, it } from 'vitest'
import { createLifetime, type Part } from './lifetime.ts'

function open() {
  const events: string[] = []
  const lifetime = createLifetime((error, name) => events.push(`${name}: ${String(error)}`))
  const add = (name: string, own: Partial<Part> = {}) =>
    lifetime.add({
      name,
      start: () => events.push(`start ${name}`),
      stop: () => events.push(`stop ${name}`),
      ...own,
    })
  return { ...lifetime, addPart: lifetime.add, add, events }
}

it('a lifetime stops parts in the reverse order of their start, each once', async () => {
  const { add, start, close, events } = open()
  for (const name of ['a', 'b', 'c']) add(name)
  await start()
  await Promise.all([close(), close()])
  expect(events).toEqual(['start a', 'start b', 'start c', 'stop c', 'stop b', 'stop a'])
})

it('a lifetime stops the running parts if one cannot start, and rejects with its error', async () => {
  const { add, start, close, events, addPart } = open()
  add('a')
  add('b', { start: () => Promise.reject(new Error('no database')) })
  // A part without `start` runs from its creation.
  addPart({ name: 'open', stop: () => events.push('stop open') })
  add('c')
  await expect(start()).rejects.toThrow('no database')
  await close()
  expect(events).toEqual(['start a', 'stop open', 'stop b', 'stop a'])
})

it('a lifetime stops the other parts and reports the error if one cannot stop', async () => {
  const { add, start, close, events } = open()
  add('a')
  add('b', { stop: () => Promise.reject(new Error('disk full')) })
  add('c', {
    stop: () => {
      throw new Error('gone')
    },
  })
  await start()
  await close()
  expect(events.slice(3)).toEqual(['c: Error: gone', 'b: Error: disk full', 'stop a'])
})

it('a lifetime starts no further part if it is closed during the start', async () => {
  const { add, start, close, events } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  add('a', { start: () => promise, stop: () => resolve() })
  add('b')
  const started = start()
  await close()
  await started
  expect(events).toEqual([])
})
