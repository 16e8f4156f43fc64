import { expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { admitted, disturb, finish, memberOnDuty, startTrial } from '../support/cluster/trial.ts'

const IS_FULL = inject('tier') === 'full'
const PROCESSES = IS_FULL ? 3 : 2

/** Opens the live channel of a process like a tab of the staff area. Returns the messages that arrive. */
async function openTab(url: string, authorization: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${staffApiPaths.events}`, {
    origin: url,
  })
  onTestFinished(() => socket.terminate())
  const heard: { type: string; id?: string }[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(
    JSON.stringify({ token: authorization.replace('Bearer ', ''), tab: `tab-at-${url.slice(-5)}` }),
  )
  await expect.poll(() => heard).toContainEqual({ type: 'ready' })
  return { heard, open: (id: string) => socket.send(JSON.stringify({ open: id })) }
}

test(`the site in ${PROCESSES} processes shares messages and limits, and continues when one process is killed under load`, async () => {
  const trial = await startTrial({ processes: PROCESSES, writers: 3, readers: 1 })
  onTestFinished(() => trial.cluster.close())
  const { cluster, staff, client, tally } = trial
  const [one, other] = cluster.members
  if (one === undefined || other === undefined) throw new Error('a process is missing')

  const here = await openTab(one.url, staff.authorization)
  const there = await openTab(other.url, staff.authorization)
  here.open('an-article')
  await expect.poll(() => there.heard).toContainEqual({ type: 'presence', id: 'an-article' })
  const present = await client.ask(
    staffApiPaths.presence({ tab: 'tab-of-nobody' }),
    { headers: staff },
    other.url,
  )
  expect(present?.body.data.open).toMatchObject([{ article_id: 'an-article' }])
  await expect
    .poll(() => here.heard.filter(({ type }) => type === 'lead').length)
    .toBeGreaterThan(1)
  await expect
    .poll(() => there.heard.filter(({ type }) => type === 'lead').length)
    .toBeGreaterThan(1)

  const lookUp = { number: 'C-AAAA-AAAA', email: 'a@example.com' }
  expect(await admitted(trial, 12, apiPaths.caseStatus, lookUp)).toBe(10)

  const rounds = IS_FULL ? cluster.members : [await memberOnDuty(cluster)]
  for (const member of rounds) {
    if (member === undefined) throw new Error('no process runs the jobs')
    await disturb(trial, member, cluster.kill)
    if (IS_FULL) await cluster.restart(member)
  }
  expect(await finish(trial)).toEqual([])
  expect(tally.faults).toEqual([])
  expect(tally.commits).toBeGreaterThan(10)
})
