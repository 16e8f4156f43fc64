import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CancelTimes, NowTimes } from './both-times.tsx'
import { Times } from './move-times.tsx'
import { sampleBooking } from '../sample-booking.test-support.ts'

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const MUMBAI = sampleBooking({ time_zone: 'Asia/Kolkata' })
const LONDON = sampleBooking({ time_zone: 'Europe/London' })

describe('dialog for moving a meeting', () => {
  it('names the current time in both zones', () => {
    expect(textOf(renderToStaticMarkup(<NowTimes booking={MUMBAI} />))).toBe(
      'Now Wednesday 2 December 2026 14:00 in London (UTC) 19:30 in Kolkata (UTC+5:30)',
    )
  })

  it('shows the time once if staff and visitor are in the same zone', () => {
    expect(textOf(renderToStaticMarkup(<NowTimes booking={LONDON} />))).toBe(
      'Now Wednesday 2 December 2026 14:00 in London (UTC) Same time for both of you',
    )
  })

  const times = ['2026-12-03T09:30:00Z', '2026-12-03T15:30:00Z']
  const timesIn = (zone: string) =>
    textOf(renderToStaticMarkup(<Times zone={zone} times={times} onChoose={() => undefined} />))

  it('has two columns of times and labels hours outside 08:00 to 20:00', () => {
    expect(timesIn('Asia/Kolkata')).toBe(
      'Free times Yours, London (UTC) Theirs, Kolkata (UTC+5:30) 09:30 , theirs 15:00 15:30 , theirs 21:00 evening',
    )
  })

  it('has one column if staff and visitor are in the same zone', () => {
    expect(timesIn('Africa/Accra')).toBe(
      'Free times Yours, London (UTC) Same time for both of you 09:30 15:30',
    )
  })
})

describe('dialog for cancelling a meeting', () => {
  it('names the time in both zones', () => {
    expect(textOf(renderToStaticMarkup(<CancelTimes booking={MUMBAI} />))).toBe(
      'Yours Wed 2 Dec, 14:00 London (UTC) Theirs Wed 2 Dec, 19:30 Kolkata (UTC+5:30)',
    )
  })

  it('has one line if staff and visitor are in the same zone', () => {
    expect(textOf(renderToStaticMarkup(<CancelTimes booking={LONDON} />))).toBe(
      'Time Wed 2 Dec, 14:00 London (UTC) Theirs Same time for both of you',
    )
  })
})
