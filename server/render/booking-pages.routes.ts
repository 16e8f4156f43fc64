import { Hono, type Context } from 'hono'
import { createBookingPages, type BookingPagesOptions, type Change } from './booking-pages.ts'
import type { Peer } from '#server/http/api.ts'
import { createConfirmPages, type UnconfirmedMeetings } from './confirm-pages.ts'
import { paths } from '#shared/paths/paths.ts'

export interface BookingPageRoutesOptions extends BookingPagesOptions {
  readonly meetings: BookingPagesOptions['meetings'] & UnconfirmedMeetings
  /** Returns the IP address of the client. */
  readonly addressOf: (request: Request, peer: Peer) => string
}

type Bindings = { Bindings: Peer }

/** Placeholder for the key. It is passed to functions of {@link paths} to turn their result into a route pattern. */
const KEY = '__key__'
const pattern = (path: (key: string) => string) => path(KEY).replace(KEY, ':key')

const CHANGES: readonly (readonly [Change, (key: string) => string])[] = [
  ['move', paths.meetingMove],
  ['cancel', paths.meetingCancel],
]

/** Routes on which visitors book, view and change a meeting. */
export function bookingPageRoutes(options: BookingPageRoutesOptions): Hono<Bindings> {
  const pages = createBookingPages(options)
  const confirmPages = createConfirmPages(options)
  const app = new Hono<Bindings>()
  const addressOf = ({ req, env }: Context<Bindings>) => options.addressOf(req.raw, env)
  const keyIn = ({ req }: Context<Bindings>) => req.param('key') ?? ''

  app.on(['GET', 'HEAD'], paths.booking(), (context) =>
    pages.booking(context.req.raw, addressOf(context)),
  )
  app.post(paths.booking(), (context) => pages.book(context.req.raw, addressOf(context)))
  app.on(['GET', 'HEAD'], pattern(paths.meetingBooked), (context) =>
    pages.meeting(keyIn(context), context.req.raw, addressOf(context)),
  )
  app.on(['GET', 'HEAD'], pattern(paths.meetingInvitation), (context) =>
    pages.invitation(keyIn(context), addressOf(context)),
  )
  app.on(['GET', 'HEAD'], pattern(paths.meetingUnconfirmed), (context) =>
    confirmPages.unconfirmed(keyIn(context), context.req.raw, addressOf(context)),
  )
  app.on(['GET', 'HEAD'], pattern(paths.meetingConfirm), (context) =>
    confirmPages.ask(keyIn(context), context.req.raw, addressOf(context)),
  )
  app.post(pattern(paths.meetingConfirm), (context) =>
    confirmPages.confirm(keyIn(context), context.req.raw, addressOf(context)),
  )
  for (const [change, path] of CHANGES) {
    app.on(['GET', 'HEAD'], pattern(path), (context) =>
      pages.ask(change, keyIn(context), context.req.raw, addressOf(context)),
    )
    app.post(pattern(path), (context) =>
      pages.change(change, keyIn(context), context.req.raw, addressOf(context)),
    )
  }
  return app
}
