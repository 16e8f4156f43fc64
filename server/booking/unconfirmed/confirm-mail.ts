import { MEETING_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { confirmWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { writtenInBoth } from '#shared/time/written-time.ts'
import type { UnconfirmedRow } from '../booking.tables.ts'
import type { MailTelling } from '../ports.ts'
import { timesOf } from '../mails/meeting-mails.ts'

/** Purpose of confirmation emails in the outbox. */
const CONFIRMATION = 'confirmation'

/** Data of the email besides the row of the meeting. */
export interface ConfirmMailFacts {
  /** Name of the host of the meeting. */
  readonly host: string
  /** Public origin of the site. */
  readonly origin: string
  /** Time zone of the company. */
  readonly timeZone: string
  /** Signed key of the page that confirms the meeting. */
  readonly key: string
}

/** Email that asks for the confirmation of a meeting. It contains no text of the form, because the address may belong to a stranger. */
export function confirmMail(row: UnconfirmedRow, facts: ConfirmMailFacts): MailTelling {
  const lapses = writtenInBoth(row.lapses_at, row.time_zone, facts.timeZone)
  return {
    channel: 'mail',
    purpose: CONFIRMATION,
    subjectId: row.id,
    to: row.email,
    mail: {
      letter: {
        subject: `Confirm your meeting with ${site.product}`,
        why: `You get this email because someone entered your address to book a meeting at ${facts.origin}.`,
        facts: [
          ...timesOf(row.starts_at, row, facts),
          ['Length', `${MEETING_MINUTES} minutes`],
          ['With', facts.host],
          ['Confirm by', lapses],
        ],
        paragraphs: [
          `Open the link and press “${confirmWords.send}” by ${lapses}. The meeting is booked once you have confirmed it.`,
          'Many meetings are being booked at the moment. Others can still book this time until you confirm.',
        ],
        link: { text: 'Confirm your meeting', url: facts.origin + paths.meetingConfirm(facts.key) },
        foot: 'If you didn’t book this, ignore this email. We delete the request and your address at the time above.',
      },
      isAutomatic: true,
    },
  }
}
