import { expect, it } from 'vitest'
import { createAssistantSite, questionMigrations } from '#server/testing/assistant.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import type { Answer } from './ports.ts'

const databases = useDatabases()

const handOver: Answer = {
  outcome: 'hand_over',
  parts: [{ text: 'A person can take over.', source: 0 }],
  sources: [{ title: 'Contact', url: '/contact' }],
  quickReplies: ['Contact Support', 'Schedule Consultation'],
}

const open = async (
  engine: (typeof engines)[number],
  options: Parameters<typeof createAssistantSite>[1],
) => createAssistantSite(await databases.open(engine, questionMigrations), options)

it.each(engines)(
  'the assistant counts requests for a person without storing their words (%s)',
  async (engine) => {
    const { ask, kept } = await open(engine, { answer: async () => handOver })
    const reply = await ask('Call me on +44 20 7946 0000, I am Wilhelmina Krautheim')
    expect(reply).toMatchObject({ outcome: 'hand_over', quickReplies: handOver.quickReplies })
    await ask('agent')
    expect(await kept()).toEqual(['2 person_wanted: please let me talk to a person'])
  },
)

it('the assistant answers a request for a person without the model', async () => {
  const { ask, kept } = await open('sqlite', {
    model: { key: 'a-key-for-tests', host: 'http://127.0.0.1:9' },
    act: async () => handOver,
  })
  expect(await ask('Please connect me to an agent')).toMatchObject({ outcome: 'hand_over' })
  expect(await kept()).toEqual(['1 person_wanted: please let me talk to a person'])
})
