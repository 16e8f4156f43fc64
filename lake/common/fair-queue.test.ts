import { describe, expect, it } from 'vitest'
import { Abandoned, createFairQueue, QueueFull, type Asking } from './fair-queue.ts'

/** Opens a queue whose tasks end when the test says so. `begun` lists the tasks in the order in which they started. */
function openQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({
    concurrent: 2,
    waitingPerSender: 100,
    waiting: 1_000,
    ...options,
  })
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const ask = (sender: string, key: string, more: Partial<Asking> = {}) =>
    queue
      .run({ key, sender, ...more }, async () => {
        begun.push(key)
        await new Promise<void>((resolve, reject) =>
          ends.set(key, (error) => (error === undefined ? resolve() : reject(error))),
        )
        return `made ${key}`
      })
      .catch((error: unknown) => error)
  const end = async (key: string, error?: Error) => {
    ends.get(key)?.(error)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end }
}

it('the fair queue starts the first task of a new sender before the backlog of another sender', async () => {
  const { ask, begun, end } = openQueue()
  for (let index = 0; index < 50; index += 1) void ask('many', `m${index}`)
  const one = ask('one', 'o')
  expect(begun).toEqual(['m0', 'm1'])
  await end('m0')
  expect(begun).toEqual(['m0', 'm1', 'o'])
  await end('o')
  expect(await one).toBe('made o')
  expect(begun.at(-1)).toBe('m2')
})

it('the fair queue lets senders take turns', async () => {
  const { ask, begun, end } = openQueue({ concurrent: 1 })
  void ask('x', 'first')
  for (const sender of ['a', 'b', 'c']) for (const n of [1, 2]) void ask(sender, sender + n)
  for (const key of ['first', 'a1', 'b1', 'c1', 'a2', 'b2']) await end(key)
  expect(begun).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})

it('the fair queue runs a task once for several callers, when the first of these callers has its turn', async () => {
  const { ask, begun, end } = openQueue({ concurrent: 1 })
  for (const key of ['a', 'b', 'c', 'wanted']) void ask('many', key)
  const wanted = ask('one', 'wanted')
  await end('a')
  await end('wanted')
  expect(await wanted).toBe('made wanted')
  for (const key of ['b', 'c']) await end(key)
  expect(begun).toEqual(['a', 'wanted', 'b', 'c'])
})

it('the fair queue does not start a task that all callers have abandoned', async () => {
  const { ask, begun, end } = openQueue({ concurrent: 1 })
  const going = new AbortController()
  void ask('many', 'running')
  const alone = ask('many', 'alone', { signal: going.signal })
  const shared = ask('many', 'shared', { signal: going.signal })
  const other = ask('one', 'shared')
  going.abort()
  expect(await alone).toBeInstanceOf(Abandoned)
  expect(await shared).toBeInstanceOf(Abandoned)
  expect(await ask('many', 'late', { signal: going.signal })).toBeInstanceOf(Abandoned)
  await end('running')
  await end('shared')
  expect(await other).toBe('made shared')
  expect(begun).toEqual(['running', 'shared'])
})

it('the fair queue finishes a running task that its caller has abandoned, and callers that join later get its result', async () => {
  const { ask, begun, end } = openQueue()
  const going = new AbortController()
  const gone = ask('a', 'x', { signal: going.signal })
  going.abort()
  expect(await gone).toBeInstanceOf(Abandoned)
  const other = ask('b', 'x')
  await end('x')
  expect(await other).toBe('made x')
  expect(begun).toEqual(['x'])
})

it('the fair queue rejects tasks beyond the limits of a sender and of the queue', async () => {
  const { ask } = openQueue({ concurrent: 1, waitingPerSender: 2, waiting: 3 })
  for (const key of ['running', 'a', 'b']) void ask('many', key)
  expect(await ask('many', 'c')).toBeInstanceOf(QueueFull)
  void ask('one', 'd')
  expect(await ask('two', 'e')).toBeInstanceOf(QueueFull)
})

it('the fair queue calls admit once for each task, whatever the number of callers', async () => {
  const { ask, begun, end } = openQueue({ concurrent: 1 })
  let admitted = 0
  const admit = () => void (admitted += 1)
  const refuse = () => {
    throw new Error('not now')
  }
  void ask('a', 'x', { admit })
  void ask('b', 'x', { admit: refuse })
  void ask('b', 'y', { admit })
  void ask('a', 'y', { admit: refuse })
  expect(await ask('b', 'z', { admit: refuse })).toMatchObject({ message: 'not now' })
  await end('x')
  expect([admitted, begun]).toEqual([2, ['x', 'y']])
})

it('the fair queue passes the error of a failed task to all callers of the task, and continues', async () => {
  const { ask, end } = openQueue({ concurrent: 1 })
  const answers = [ask('a', 'x'), ask('b', 'x')]
  const after = ask('a', 'y')
  await end('x', new Error('broken'))
  await end('y')
  for (const answer of answers) expect(await answer).toMatchObject({ message: 'broken' })
  expect(await after).toBe('made y')
})

describe('fair queue: senders of one network', () => {
  it('share the turns of their network in rotation', async () => {
    const { ask, begun, end } = openQueue({ concurrent: 1 })
    void ask('x', 'running')
    for (const sender of ['a', 'b', 'c']) void ask(sender, sender, { network: 'many' })
    void ask('a', 'a2', { network: 'many' })
    void ask('one', 'o1')
    void ask('one', 'o2')
    for (const key of ['running', 'a', 'o1', 'b', 'o2', 'c']) await end(key)
    expect(begun).toEqual(['running', 'a', 'o1', 'b', 'o2', 'c', 'a2'])
  })

  it('share the limits of waiting and running tasks', async () => {
    const { ask, begun, end } = openQueue({
      concurrent: 3,
      runningPerNetwork: 2,
      waitingPerNetwork: 2,
    })
    for (const sender of ['a', 'b', 'c', 'd']) void ask(sender, sender, { network: 'many' })
    expect(await ask('e', 'e', { network: 'many' })).toMatchObject({ limit: 'sender' })
    void ask('one', 'o')
    expect(begun).toEqual(['a', 'b', 'o'])
    await end('o')
    expect(begun).toEqual(['a', 'b', 'o'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'o', 'c'])
  })
})

describe('a fair queue that aborts abandoned tasks', () => {
  function openAborting() {
    const queue = createFairQueue({
      concurrent: 1,
      waitingPerSender: 10,
      waiting: 10,
      abortsAbandoned: true,
    })
    const stopped: string[] = []
    let started = 0
    const ask = (sender: string, signal?: AbortSignal) =>
      queue
        .run({ key: 'same', sender, signal }, (stop) => {
          started += 1
          const name = `${started} of ${sender}`
          return new Promise((_resolve, reject) =>
            stop.addEventListener('abort', () => {
              stopped.push(name)
              reject(new Error('stopped'))
            }),
          )
        })
        .catch((error: unknown) => error)
    return { ask, stopped }
  }

  it('aborts a running task when its last caller leaves, and starts the next task', async () => {
    const { ask, stopped } = openAborting()
    const [first, second, third] = [1, 2, 3].map(() => new AbortController())
    const answers = [ask('a', first?.signal), ask('b', second?.signal)]
    first?.abort()
    expect(await answers[0]).toBeInstanceOf(Abandoned)
    expect(stopped).toEqual([])
    second?.abort()
    expect(await answers[1]).toBeInstanceOf(Abandoned)
    expect(stopped).toEqual(['1 of a'])
    const again = ask('c', third?.signal)
    await new Promise((resolve) => setImmediate(resolve))
    third?.abort()
    expect(await again).toBeInstanceOf(Abandoned)
    expect(stopped).toEqual(['1 of a', '2 of c'])
  })
})
