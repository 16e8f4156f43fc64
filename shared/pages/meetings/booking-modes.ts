import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'

/** Notices above the form during a flood of bookings, by booking mode. */
export const modeNotices = {
  confirm: `Many meetings are being booked right now. We’ll email you a link to confirm yours within ${CONFIRM_MINUTES} minutes. The time stays free for others until you do.`,
  request:
    'Many meetings are being booked right now. We’ll take this as a request for the time and reply by email. The time is not booked until we do.',
} as const

/** Labels of the form that sends a request for a time. */
export const requestLabels = {
  send: 'Send request for this time',
  sending: 'Sending your request…',
  unsent: 'Your request is not sent yet.',
  emailHint: 'We’ll reply to this address.',
} as const

/** Labels of the form for meetings that are confirmed by email. */
export const confirmLabels = {
  send: 'Email me the link',
  sending: 'Sending the link…',
  unsent: 'Your meeting is not booked yet.',
} as const
