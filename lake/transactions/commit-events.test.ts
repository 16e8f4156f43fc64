import { describe, expect, test } from 'vitest'
import { applyPatch as applyMendoza } from 'mendoza'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { Mutation } from '#lake/documents/types.ts'
import { post } from '#lake/testing/commit.test-support.ts'

describe('commit events', () => {
  test('contain the exact chain of revisions, and effects that convert each state to the next and back', async () => {
    const { dataset, commits } = await openAnyLake()
    const steps: Mutation[] = [
      { create: post('a', { title: 'a title that is rather long, to be sliced' }) },
      { patch: { id: 'a', set: { title: 'a title that is rather short, to be sliced' } } },
      { delete: { id: 'a' } },
      { create: post('a', { again: true }) },
    ]
    for (const [index, step] of steps.entries()) {
      await dataset.mutate([step], { ...author, transactionId: `t${index}` })
    }
    expect(commits.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    const chain = commits.flatMap(({ changes }) => changes)
    expect(chain.map(({ previousRev, resultRev }) => [previousRev, resultRev])).toEqual([
      [undefined, 't0'],
      ['t0', 't1'],
      ['t1', 't2'],
      [undefined, 't3'],
    ])
    for (const { before, after, effects } of chain) {
      const { _rev: _from, ...left } = before ?? { _rev: '' }
      const { _rev: _to, ...right } = after ?? { _rev: '' }
      const from = before === undefined ? null : left
      const to = after === undefined ? null : right
      expect(applyMendoza(from, [...effects.apply])).toEqual(to)
      expect(applyMendoza(to, [...effects.revert])).toEqual(from)
    }
  })

  test("are sent once the write is readable, before the writer's promise resolves", async () => {
    const { dataset } = await openAnyLake()
    const seen: unknown[] = []
    dataset.subscribe(({ changes }) => seen.push(dataset.get(changes[0]?.documentId ?? '')?._id))
    await dataset.mutate([{ create: post('a') }], author)
    expect(seen).toEqual(['a'])
  })

  test('reach every subscribed listener even if another listener throws', async () => {
    const { dataset, commits } = await openAnyLake()
    const warned = new Promise((resolve) => process.once('warning', resolve))
    const leave = dataset.subscribe(() => {
      throw new Error('a listener of its own')
    })
    const late: number[] = []
    dataset.subscribe(({ sequence }) => late.push(sequence))
    await dataset.mutate([{ create: post('a') }], author)
    expect([commits.length, late]).toEqual([1, [1]])
    await expect(warned).resolves.toMatchObject({ message: 'a listener of its own' })
    leave()
    await dataset.mutate([{ create: post('b') }], author)
    expect(late).toEqual([1, 2])
  })

  test('reach every listener in the order of the writes, even if a listener triggers a write', async () => {
    const { dataset, commits } = await openAnyLake()
    const followed = new Promise((resolve) => {
      dataset.subscribe(({ changes }) => {
        if (changes[0]?.documentId !== 'a') return
        resolve(dataset.mutate([{ create: post('b') }], author))
      })
    })
    const order: number[] = []
    dataset.subscribe(({ sequence }) => order.push(sequence))
    await dataset.mutate([{ create: post('a') }], author)
    await followed
    expect(commits.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(order).toEqual([1, 2])
  })
})
