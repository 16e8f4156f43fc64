/** Export and erasure of all data stored for an email address. */
import * as z from 'zod/mini'
import { unconfirmedForStaff } from './booking/booking-bulk.ts'
import { booking } from './booking/bookings.ts'
import { candidateCase } from './cases.ts'
import { successAnswer } from './envelope.ts'
import { lead } from './leads.ts'
import { singleLine } from './forms/single-line.ts'

/** `POST /api/people/export/` and `POST /api/people/erase/`: the email address. */
export const personInput = z.object({
  email: z.string('Enter an email address').check(singleLine(), z.minLength(3), z.maxLength(254)),
})

/** All data stored for an email address, for the person who uses the address. */
export const personExportAnswer = successAnswer(
  z.object({
    email: z.string(),
    exported_at: z.string(),
    leads: z.array(lead),
    cases: z.array(candidateCase),
    bookings: z.array(booking),
    /** Meetings that wait for a confirmation by email. */
    unconfirmed: z.array(unconfirmedForStaff),
    /** Networks from which inquiries and meetings were sent. They are stored for an hour (inquiries) or seven days (meetings). */
    networks: z.array(z.object({ network: z.string(), at: z.string() })),
  }),
)

/** Numbers of the records that were erased. */
export const personEraseAnswer = successAnswer(
  z.object({
    leads: z.number(),
    cases: z.number(),
    messages: z.number(),
    answers: z.number(),
    meetings: z.number(),
  }),
)
