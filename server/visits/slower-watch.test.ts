import { DAY, HOUR } from '#shared/time/units.ts'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import type { SpeedInput } from '#shared/contracts/site/speed.ts'
import { openVisits } from '#server/testing/visits.test-support.ts'

const databases = useDatabases()

interface Batch extends Partial<Pick<SpeedInput, 'route' | 'device' | 'metric'>> {
  readonly value: number
  readonly count?: number
}

/**
 * Starts one version of the site a day and records its batches of measurements. Returns the last process, and the emails that were sent one
 * hour later.
 */
async function deploy(
  engine: Engine,
  versions: readonly (readonly Batch[])[],
  options: { readonly hasMail?: boolean } = {},
) {
  const site = await openVisits(databases, engine, options)
  let last = site.run('0')
  for (const [index, batches] of versions.entries()) {
    site.clock.now += DAY
    last = site.run(String(index))
    await last.watch.clock.start()
    await last.watch.clock.stop()
    for (const { value, count = 200, ...fields } of batches) {
      const measured = { route: '/', device: 'phone', metric: 'LCP', value, ...fields } as const
      for (let n = 0; n < count; n += 1) last.speed.measured(measured)
    }
    await last.speed.flush()
  }
  site.clock.now += HOUR
  await last.watch.clock.look()
  return { ...site, last }
}

describe.each(engines)('the comparison of versions (%s)', (engine) => {
  it('slower routes are reported in one email per administrator and version', async () => {
    const { mails, last, clock, run } = await deploy(engine, [
      [{ value: 1_000 }, { value: 1_000, route: '/about' }],
      [{ value: 1_300 }, { value: 1_010, route: '/about' }],
    ])
    const first = await mails()
    expect(first.map(({ recipient, purpose }) => `${purpose} ${recipient}`)).toEqual([
      'slower ada@example.com',
      'slower bo@example.com',
    ])
    const { subject, text, html = '' } = first[0]?.content ?? {}
    expect(subject).toBe('1 page of Certavia got slower after a new version')
    expect(text).toMatch(
      /^\/ on a phone: Largest content \(LCP\): 1\.0 s before, 1\.3 s now, \d\d % slower \(200 visits before, 200 now\)$/mu,
    )
    expect(text).toContain('https://www.example.com/admin/visits')
    expect(text).not.toContain('/about')
    expect(html).toContain('/ on a phone')
    // A later check, a restart or another process sends no second email, even about another route.
    const again = run('1')
    for (let n = 0; n < 400; n += 1) {
      again.speed.measured({ route: '/about', device: 'phone', metric: 'LCP', value: 9_000 })
    }
    await again.speed.flush()
    clock.now += HOUR
    await Promise.all([again.watch.clock.look(), last.watch.clock.look()])
    expect(await mails()).toHaveLength(2)
  })

  it('slower routes are reported in one email per administrator even if two processes check at the same time', async () => {
    const { mails, run, clock } = await deploy(engine, [[{ value: 1_000 }], []])
    const processes = [run('1'), run('1')]
    for (const { speed } of processes) {
      for (let n = 0; n < 100; n += 1) {
        speed.measured({ route: '/', device: 'phone', metric: 'LCP', value: 2_000 })
      }
      await speed.flush()
    }
    clock.now += HOUR
    await Promise.all(processes.map(async ({ watch }) => watch.clock.look()))
    expect(await mails()).toHaveLength(2)
  })

  it('staff see the slower routes with the time of the email', async () => {
    const { last, clock, call } = await deploy(engine, [[{ value: 1_000 }], [{ value: 1_300 }]])
    expect((await call('/api/visits/')).status).toBe(401)
    const answer = await last.api.fetch(
      new Request('http://localhost/api/visits/', { headers: { authorization: 'x' } }),
      { address: '192.0.2.1' },
    )
    expect(await answer.json()).toMatchObject({
      data: {
        deployments: [new Date(clock.now - HOUR).toISOString()],
        current: {
          since: new Date(clock.now - HOUR).toISOString(),
          emailed_at: new Date(clock.now).toISOString(),
          slower: [{ route: '/', device: 'phone', metric: 'LCP', measuredAfter: 200 }],
        },
      },
    })
  })

  it('the measurements of a version are deleted after a year, together with the record of its email', async () => {
    const { mails, run, clock } = await deploy(engine, [[{ value: 1_000 }], [{ value: 1_300 }]])
    clock.now += 366 * DAY
    const { speed, watch } = run('2')
    await speed.flush()
    await watch.clock.start()
    await watch.clock.stop()
    expect(await mails()).toEqual([])
    expect(await watch.compare()).toBeUndefined()
  })

  it('routes can be compared with a version that first ran more than a year ago', async () => {
    const { mails, run, clock } = await deploy(engine, [[]])
    const visit = async ({ speed }: ReturnType<typeof run>, value: number) => {
      for (let n = 0; n < 200; n += 1) {
        speed.measured({ route: '/', device: 'phone', metric: 'LCP', value })
      }
      await speed.flush()
    }
    clock.now += 365 * DAY
    await visit(run('0'), 1_000)
    clock.now += DAY
    const next = run('1')
    await next.watch.clock.start()
    await next.watch.clock.stop()
    await visit(next, 1_300)
    clock.now += DAY
    await next.watch.clock.look()
    expect(await mails()).toHaveLength(2)
  })
})

it.each<readonly [string, readonly (readonly Batch[])[], number]>([
  ['20 % slower', [[{ value: 1_000 }], [{ value: 1_280 }]], 2],
  ['less than 20 % slower', [[{ value: 1_000 }], [{ value: 1_100 }]], 0],
  ['faster', [[{ value: 2_000 }], [{ value: 1_000 }]], 0],
  ['slower input', [[{ value: 100, metric: 'INP' }], [{ value: 200, metric: 'INP' }]], 2],
  ['more layout shift', [[{ value: 0.1, metric: 'CLS' }], [{ value: 0.5, metric: 'CLS' }]], 0],
  ['199 visits before', [[{ value: 1_000, count: 199 }], [{ value: 2_000 }]], 0],
  ['199 visits since', [[{ value: 1_000 }], [{ value: 2_000, count: 199 }]], 0],
  [
    '200 visits of two devices',
    [
      [
        { value: 1_000, count: 100 },
        { value: 1_000, count: 100, device: 'tablet' },
      ],
      [
        { value: 2_000, count: 100 },
        { value: 2_000, count: 100, device: 'tablet' },
      ],
    ],
    0,
  ],
  [
    '200 visits of two routes',
    [
      [
        { value: 1_000, count: 100 },
        { value: 1_000, count: 100, route: '/about' },
      ],
      [
        { value: 2_000, count: 100 },
        { value: 2_000, count: 100, route: '/about' },
      ],
    ],
    0,
  ],
  [
    'two versions with 200 visits together',
    [[{ value: 1_000, count: 100 }], [{ value: 1_000, count: 100 }], [{ value: 2_000 }]],
    2,
  ],
  [
    'a version that was slower already',
    [[{ value: 1_000 }], [{ value: 2_000 }], [{ value: 2_000 }]],
    0,
  ],
  [
    'the sum of all other routes',
    [[{ value: 1_000, route: 'other' }], [{ value: 2_000, route: 'other' }]],
    0,
  ],
  ['the first version', [[{ value: 2_000 }]], 0],
])(
  'two administrators get $2 emails about a new version with these measurements: %s',
  async (_name, versions, count) => {
    const { mails, entries } = await deploy('sqlite', versions)
    expect(await mails()).toHaveLength(count)
    expect(entries).toEqual([])
  },
)

it('a site without a mail server does not mark an email about slower routes as sent', async () => {
  const { mails, last } = await deploy('sqlite', [[{ value: 1_000 }], [{ value: 1_300 }]], {
    hasMail: false,
  })
  expect(await mails()).toEqual([])
  expect((await last.watch.compare())?.current.emailedAt).toBeNull()
})
