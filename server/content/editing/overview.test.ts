import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { blog, caseStudy, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { overviewAnswer } from '#shared/contracts/staff.ts'

const databases = useDatabases()

const day = (number: number) => `2031-01-${String(number).padStart(2, '0')}T09:00:00Z`

describe.each(engines)('the overview (%s)', (engine) => {
  it('shows the newest articles in review and the next scheduled ones, even if there are many', async () => {
    const { call, dataset } = await openTestEditing(
      await databases.open(engine, allMigrations),
      'embedded',
    )
    // A controlled clock gives each change its own millisecond. Changes within one millisecond have no defined order.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await put(dataset, { ...blog('r', { status: 'in_review' }), _id: 'drafts.r' })
    vi.advanceTimersByTime(1)
    await put(dataset, { ...caseStudy('s', { status: 'in_review' }), _id: 'drafts.s' })
    // An article that is due later was changed earlier, so that the two orders differ.
    for (let number = 20; number > 0; number -= 1) {
      const make = number % 2 === 0 ? blog : caseStudy
      const id = `n${number}`
      const values = { status: 'scheduled', publishAt: day(number), publishedAt: undefined }
      await put(dataset, { ...make(id, values), _id: `drafts.${id}` })
    }
    const { body } = await call('GET', '/api/overview/')
    const { waiting, counts } = overviewAnswer.parse(body).data
    const of = (wanted: string) =>
      waiting.filter(({ status }) => status === wanted).map(({ id }) => id)
    expect(of('in_review')).toEqual(['s', 'r'])
    expect(of('scheduled')).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'])
    expect(waiting).toHaveLength(10)
    expect(counts.blog.scheduled + counts.caseStudy.scheduled).toBe(20)
  })
})
