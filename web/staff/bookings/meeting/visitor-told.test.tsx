import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../sample-booking.test-support.ts'
import { VisitorTold } from './visitor-told.tsx'

const booking = sampleBooking({ name: 'Anna Keller', email: 'a.keller@northline.example' })
const noteOf = (mail: 'on' | 'off' | undefined) =>
  renderToStaticMarkup(
    <VisitorTold booking={booking} mail={mail} says="the meeting is cancelled" />,
  ).replaceAll(/<[^>]+>/gu, '')

describe('the note about the email in the dialogs of a meeting', () => {
  it('names the recipient and the content of the email', () => {
    expect(noteOf('on')).toBe(
      'Anna Keller gets an email to a.keller@northline.example that the meeting is cancelled.',
    )
  })

  it('tells staff to inform the visitor if no mail server is configured', () => {
    expect(noteOf('off')).toBe(
      'Tell Anna Keller yourself: a.keller@northline.example. No email is sent, because no mail server is set (SMTP_URL).',
    )
  })

  it('is empty while the mail settings are loading', () => {
    expect(noteOf(undefined)).toBe('')
  })
})
