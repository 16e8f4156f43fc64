import * as z from 'zod/mini'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  bulkCancelAnswer,
  bulkCancelInput,
  bulkRestoreAnswer,
  bulkRestoreInput,
  unconfirmedListAnswer,
} from '../booking/booking-bulk.ts'
import {
  bookAnswer,
  BOOKING_VIEWS,
  bookingAnswer,
  bookingCancelInput,
  bookingDay,
  bookingInput,
  bookingListAnswer,
  bookingMoveInput,
  bookingSlotsAnswer,
  meetingAnswer,
  meetingConfirmInput,
  meetingMoveInput,
  MOST_IN_WEEK,
} from '../booking/bookings.ts'
import { bookingHours, bookingSettingsAnswer, dayOffInput } from '../booking/booking-settings.ts'
import { ID, named, page, template } from './operation.ts'

const KEY = '{key}'

const TAKEN = 'The time is not free; `error.other_slots` names some that are'
const ELSEWHERE = 'Meetings are booked with another service'

/** Network from which meetings were booked during a flood: /24 (IPv4) or /48 (IPv6). */
const network = z.string().check(z.minLength(1), z.maxLength(64))

/** First and last day of a range, in the company’s time zone. */
const days = { from: bookingDay, to: bookingDay }

/** Operations for meetings: booking, changes by visitors, and changes by staff. */
export const bookingOperations = named({
  slots: {
    method: 'GET',
    path: apiPaths.bookingSlots,
    access: 'public',
    group: 'Meetings',
    summary: 'Lists all times that can be booked',
    answer: bookingSlotsAnswer,
    refusals: { 410: ELSEWHERE },
  },
  book: {
    method: 'POST',
    path: apiPaths.bookings(),
    access: 'public',
    group: 'Meetings',
    status: 201,
    summary:
      'Books a meeting; stored before it is answered. During a flood its state is `unconfirmed` until the link in an email is used, or without a mail server `requested` (only if `mode` of the request is `request`)',
    body: bookingInput,
    answer: bookAnswer,
    repeatable: true,
    refusals: { 409: `${TAKEN}; or meetings are taken as a request now`, 410: ELSEWHERE },
  },
  confirmMeeting: {
    method: 'POST',
    path: template(apiPaths.meetingConfirmation(KEY)),
    access: 'public',
    group: 'Meetings',
    summary: 'Confirms an unconfirmed meeting, with the key from the email',
    body: meetingConfirmInput,
    answer: meetingAnswer,
    refusals: { 409: TAKEN, 410: ELSEWHERE },
  },
  meeting: {
    method: 'GET',
    path: template(apiPaths.meeting(KEY)),
    access: 'public',
    group: 'Meetings',
    summary: 'Returns a meeting, with its key',
    answer: meetingAnswer,
    refusals: { 410: ELSEWHERE },
  },
  moveMeeting: {
    method: 'POST',
    path: template(apiPaths.meetingMove(KEY)),
    access: 'public',
    group: 'Meetings',
    summary:
      'Moves a meeting, with its key: the new time is taken and the old one freed, or nothing changes',
    body: meetingMoveInput,
    answer: meetingAnswer,
    refusals: { 409: `${TAKEN}; or it is too late to change it`, 410: ELSEWHERE },
  },
  cancelMeeting: {
    method: 'POST',
    path: template(apiPaths.meetingCancel(KEY)),
    access: 'public',
    group: 'Meetings',
    summary: 'Cancels a meeting, with its key; repeating it changes nothing',
    answer: meetingAnswer,
    refusals: { 409: 'It is too late to change it', 410: ELSEWHERE },
  },
  bookings: {
    method: 'GET',
    path: apiPaths.bookings(),
    access: 'people.read',
    group: 'Meetings',
    summary: 'Lists meetings; with `from` and `to` those of some days, with `lead` that of a lead',
    query: {
      page,
      limit: z.int().check(z.minimum(1), z.maximum(MOST_IN_WEEK)),
      view: z.enum(BOOKING_VIEWS),
      lead: z.string().check(z.minLength(1), z.maxLength(64)),
      network,
      ...days,
    },
    answer: bookingListAnswer,
  },
  bookingsCsv: {
    method: 'GET',
    path: staffApiPaths.bookingsCsv(),
    access: 'people.manage',
    group: 'Meetings',
    summary:
      'The meetings of a list as CSV, safe to open in a spreadsheet; with view `all` also those that wait for a confirmation',
    query: { view: z.enum(BOOKING_VIEWS), network, ids: z.string().check(z.maxLength(20_000)) },
    answer: z.string(),
    mediaType: 'text/csv',
  },
  unconfirmedMeetings: {
    method: 'GET',
    path: staffApiPaths.unconfirmedMeetings,
    access: 'people.read',
    group: 'Meetings',
    summary: 'Lists meetings that wait for an email confirmation, earliest first',
    answer: unconfirmedListAnswer,
  },
  bulkCancel: {
    method: 'POST',
    path: staffApiPaths.bookingsBulkCancel,
    access: 'people.write',
    group: 'Meetings',
    summary: 'Cancels several meetings, with the usual emails or without telling anyone',
    body: bulkCancelInput,
    answer: bulkCancelAnswer,
  },
  bulkRestore: {
    method: 'POST',
    path: staffApiPaths.bookingsBulkRestore,
    access: 'people.write',
    group: 'Meetings',
    summary:
      'Restores meetings that were cancelled without a message, if their times are still free',
    body: bulkRestoreInput,
    answer: bulkRestoreAnswer,
    refusals: { 409: 'It is too late to undo it' },
  },
  booking: {
    method: 'GET',
    path: template(staffApiPaths.booking(ID)),
    access: 'people.read',
    group: 'Meetings',
    summary: 'One meeting',
    answer: bookingAnswer,
  },
  moveBooking: {
    method: 'POST',
    path: template(staffApiPaths.bookingMove(ID)),
    access: 'people.write',
    group: 'Meetings',
    summary: 'Moves a meeting, with a message to the visitor',
    body: bookingMoveInput,
    answer: bookingAnswer,
    guarded: true,
    refusals: { 409: `The meeting has changed since this revision, or is over. ${TAKEN}` },
  },
  cancelBooking: {
    method: 'POST',
    path: template(staffApiPaths.bookingCancel(ID)),
    access: 'people.write',
    group: 'Meetings',
    summary: 'Cancels a meeting, with a message to the visitor',
    body: bookingCancelInput,
    answer: bookingAnswer,
    guarded: true,
    refusals: { 409: 'The meeting has changed since this revision, or is over' },
  },
  settings: {
    method: 'GET',
    path: staffApiPaths.bookingSettings(),
    access: 'people.read',
    group: 'Meetings',
    summary:
      'When meetings can be; with `from` and `to` also the holidays of those days, from last year to the year after next',
    query: days,
    answer: bookingSettingsAnswer,
  },
  changeHours: {
    method: 'PUT',
    path: staffApiPaths.bookingSettings(),
    access: 'people.write',
    group: 'Meetings',
    summary:
      'Changes days of the week, hours and who takes meetings; meetings that are booked stay',
    body: bookingHours,
    answer: bookingSettingsAnswer,
    guarded: true,
    refusals: { 409: 'The hours have changed since this revision' },
  },
  addDaysOff: {
    method: 'POST',
    path: staffApiPaths.bookingDaysOff,
    access: 'people.write',
    group: 'Meetings',
    status: 201,
    summary: 'Adds days off; meetings that are booked stay',
    body: dayOffInput,
    answer: bookingSettingsAnswer,
    repeatable: true,
  },
  removeDaysOff: {
    method: 'DELETE',
    path: template(staffApiPaths.bookingDayOff(ID)),
    access: 'people.write',
    group: 'Meetings',
    summary: 'Removes days off',
    answer: bookingSettingsAnswer,
  },
})
