import { expect, it } from 'vitest'
import { LIVE_TYPES } from '#shared/contracts/live.ts'
import { createPresence } from '../live/presence.ts'
import { joinOthers } from './live.ts'

/** Connects the live channel of a process `here` with other processes, which the test simulates. */
function joined() {
  const sent: unknown[] = []
  const told: string[] = []
  const presence = createPresence()
  let hear: (body: unknown, from: string) => void = () => undefined
  let gap: (hasLost: boolean) => void = () => undefined
  let comeBack = () => {}
  joinOthers(
    {
      announcements: {
        send: (body) => void sent.push(body),
        onMessage: (listener) => void (hear = listener),
        onGap: (listener) => void (gap = listener),
      },
      membership: {
        id: 'here',
        isAlive: () => true,
        onEnded: () => undefined,
        onReturn: (listener) => void (comeBack = listener),
      },
    },
    presence,
    {
      tell: (type) => void told.push(type),
      endSession: () => undefined,
      roleChanged: () => undefined,
      events: { open: () => undefined, hear: () => false, close: () => undefined },
    },
    undefined,
  )
  const who = { userId: 'u', name: 'A', place: 'admin', tab: 't' } as const
  presence.sit('socket', who, ['an-article'])
  const seat = {
    kind: 'seat',
    who: { userId: 'u', name: 'A', tab: 't' },
    articles: ['an-article'],
  }
  expect(sent.splice(0)).toEqual([seat])
  return {
    sent,
    told,
    seat,
    hear: (body: unknown) => hear(body, 'there'),
    gap: (hasLost: boolean) => gap(hasLost),
    comeBack: () => comeBack(),
  }
}

it('the tabs of a process reload all lists if messages between this process and another one were lost', () => {
  const { sent, told, seat, hear, gap } = joined()
  gap(true)
  expect(told.splice(0)).toEqual([...LIVE_TYPES])
  expect(sent.splice(0)).toEqual([{ kind: 'roll-call', hasLost: true }, seat])
  hear({ kind: 'roll-call', hasLost: true })
  expect(told.splice(0)).toEqual([...LIVE_TYPES])
  expect(sent.splice(0)).toEqual([seat])
  for (const body of [{ kind: 'roll-call', hasLost: false }, { kind: 'roll-call' }]) hear(body)
  expect(told).toEqual([])
  expect(sent).toEqual([seat, seat])
})

it('a process sends its open articles again if the other processes wrongly considered it ended', () => {
  const { sent, seat, comeBack } = joined()
  comeBack()
  expect(sent).toEqual([seat])
})
