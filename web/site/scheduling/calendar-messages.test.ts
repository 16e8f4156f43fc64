import { expect, test } from 'vitest'
import { readMessage } from './calendar-messages.ts'

test.for([
  [{ event: 'calendly.event_type_viewed', payload: {} }, undefined],
  [{ event: 'calendly.event_scheduled' }, undefined],
  [{ event: 'calendly.date_and_time_selected', payload: null }, undefined],
  [{ event: 'calendly.page_height', payload: { height: '602px' } }, 602],
  [{ event: 'calendly.page_height', payload: { height: 733.5 } }, 733.5],
  [{ event: 'calendly.page_height', payload: { height: 'tall' } }, undefined],
  [{ event: 'calendly.page_height', payload: { height: '-5px' } }, undefined],
  [{ event: 'calendly.page_height', payload: { height: '1e9px' } }, undefined],
  [{ event: 'calendly.page_height', payload: {} }, undefined],
  [{ event: 'calendly.event_scheduled', payload: { height: '700px' } }, undefined],
] as const)('readMessage accepts the message %j, with the height %s', ([data, height]) => {
  expect(readMessage(data)).toEqual({ event: data.event, height })
})

test.for([
  undefined,
  null,
  'calendly.event_scheduled',
  {},
  { event: 'other.event_scheduled' },
  { event: 7 },
  { event: 'calendly.page_height', payload: 'tall' },
  { payload: { height: '600px' } },
])('readMessage ignores the message %j', (data) => {
  expect(readMessage(data)).toBeUndefined()
})
