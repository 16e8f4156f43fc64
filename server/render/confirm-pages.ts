import {
  createPersonalAnswers,
  PRIVATE,
  problemOf,
  type PersonalAnswersOptions,
} from './personal-answers.ts'
import { isFromElsewhere, readPostedForm } from './read-form.ts'
import { toHttpError } from '#server/http/errors.ts'
import type { Meeting, UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { paths } from '#shared/paths/paths.ts'

/** State of the meeting to which the link in a confirmation email belongs. */
type Confirmation =
  | {
      readonly kind: 'open'
      readonly asked: UnconfirmedMeeting
      /** Free times to choose from if the requested time is taken; undefined while the requested time is free. */
      readonly otherSlots: readonly string[] | undefined
    }
  | { readonly kind: 'booked'; readonly meeting: Meeting }
  | { readonly kind: 'lapsed' }

/** Meetings that wait for their confirmation. */
export interface UnconfirmedMeetings {
  /** Returns the unconfirmed meeting with this key, or undefined if it does not exist or has expired. */
  unconfirmedFor(key: string): Promise<UnconfirmedMeeting | undefined>
  confirmationFor(key: string): Promise<Confirmation>
  /** Books an unconfirmed meeting. @throws HttpError `conflict` if the time is taken, `not_found` if the link has expired */
  confirm(key: string, input: unknown): Promise<Meeting>
}

export interface ConfirmPagesOptions extends PersonalAnswersOptions {
  readonly meetings: UnconfirmedMeetings
  readonly onError: (error: unknown, path: string) => void
}

/** The pages of an unconfirmed meeting, which work without JavaScript. A `key` is the signed key of the meeting. */
export interface ConfirmPages {
  /** The page shown while the meeting waits for its confirmation. */
  unconfirmed(key: string, request: Request, address: string): Promise<Response>
  /** The page with the confirm button. Opening the page confirms nothing, because mail scanners follow links. */
  ask(key: string, request: Request, address: string): Promise<Response>
  /** Confirms the meeting. */
  confirm(key: string, request: Request, address: string): Promise<Response>
}

const FIELDS = ['starts_at']

const isHead = (request: Request) => request.method === 'HEAD'

/** Creates the pages on which a visitor confirms a meeting. */
export function createConfirmPages(options: ConfirmPagesOptions): ConfirmPages {
  const { meetings, origin } = options
  const { html, page, plain, seeOther, tooMany, sameForAll } = createPersonalAnswers(options)
  const lapsedText = sameForAll(paths.meetingConfirm('-'))
  const lapsed = async (request: Request) =>
    html(410, isHead(request) ? null : await lapsedText(), PRIVATE)

  /**
   * Responds according to the current state of the meeting: with the page to confirm it, a redirect to the booked meeting, or an error
   * page.
   */
  const asItIs = async (key: string, request: Request, posted?: PostedForm, status = 200) => {
    const confirmation = await meetings.confirmationFor(key)
    if (confirmation.kind === 'lapsed') return lapsed(request)
    if (confirmation.kind === 'booked') {
      return seeOther(paths.meetingBooked(confirmation.meeting.key))
    }
    const { asked: unconfirmed, otherSlots } = confirmation
    const text = await page(paths.meetingConfirm(key), {
      unconfirmed,
      ...(otherSlots !== undefined && { otherSlots }),
      ...(posted !== undefined && { posted }),
    })
    return html(status, isHead(request) ? null : text, PRIVATE)
  }

  return {
    unconfirmed: async (key, request, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const unconfirmed = await meetings.unconfirmedFor(key)
      if (unconfirmed === undefined) return lapsed(request)
      const text = await page(paths.meetingUnconfirmed(key), { unconfirmed })
      return html(200, isHead(request) ? null : text, PRIVATE)
    },
    ask: async (key, request, address) => tooMany(address) ?? asItIs(key, request),
    confirm: async (key, request, address) => {
      if (isFromElsewhere(request, origin, true)) return plain(403, formProblems.unreadable)
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      let values: PostedForm['values'] = {}
      try {
        ;({ values } = await readPostedForm(request, FIELDS))
        const { key: meetingKey } = await meetings.confirm(key, values)
        return seeOther(paths.meetingBooked(meetingKey))
      } catch (error) {
        const refused = toHttpError(error)
        if (refused.code === 'not_found') return lapsed(request)
        if (refused.status >= 500)
          options.onError(refused.cause ?? error, paths.meetingConfirm('-'))
        const posted: PostedForm = { values, errors: {}, problem: problemOf(refused) }
        return asItIs(key, request, posted, refused.status)
      }
    },
  }
}
