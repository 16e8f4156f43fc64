import '#web/site/booking/booking.css'
import '#web/site/booking/booking-steps.css'
import '#web/site/booking/booking-embedded.css'
import { data, useLoaderData } from 'react-router-dom'
import { readPlace, type BookingPlace } from '#shared/paths/booking-place.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { identity } from '#shared/company/identity.ts'
import { page } from '#shared/pages/meetings/booking.ts'
import { isZone } from '#shared/time/zone-time.ts'
import { BookingArticle, detailsPart, noTimesPart } from '#web/site/booking/booking-article.tsx'
import { slotsQuery } from '#web/site/booking/slots-query.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import type { PageLoader, PageState } from '#web/lib/page/page-loader.ts'
import { LazyPart } from '#web/ui/island/lazy-part.tsx'
import { createPart, loadParts } from '#web/ui/island/part.ts'

/** Lazy part with the link to a hosted scheduling service, if meetings are booked there. */
const hostedPart = createPart(
  async () => (await import('#web/site/booking/hosted-calendar.tsx')).HostedCalendar,
)
if (import.meta.env.SSR) await hostedPart.load()
// Creates the first date format in a task of its own before hydration, because this takes 100 ms on a phone.
else isZone(identity.timeZone)

interface BookingState extends PageState {
  readonly place: BookingPlace
  readonly now: string
  readonly posted?: PostedForm | undefined
}

/**
 * Reads the state of the booking from the URL. The server adds the free times to the page. A browser requests them without waiting for the
 * response.
 */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) => {
    const { queryClient, onServer, personal } = env
    const slots = personal?.slots
    const query = slotsQuery(env)
    if (slots !== undefined) queryClient.setQueryData(query.queryKey, slots)
    else if (!onServer) void queryClient.prefetchQuery(query)
    const place = readPlace(new URL(request.url).searchParams)
    // Loads the parts that the page shows first before rendering, because the page would otherwise be empty at first.
    if (!onServer) {
      const parts = [...(place.time === undefined ? [] : [detailsPart]), noTimesPart]
      await loadParts(...parts)
    }
    return data<BookingState>({
      failed: false,
      place,
      now: new Date().toISOString(),
      posted: personal?.posted,
    })
  }

/** Booking page. */
export function Component() {
  const { place, now, posted } = useLoaderData<BookingState>()
  const { scheduling } = useApp()
  const title = place.time === undefined ? page.meta.title : `${page.steps[1]}: meeting`
  return (
    <>
      <PageHead title={title} description={page.meta.description} noindex />
      {scheduling === undefined ? (
        <BookingArticle place={place} now={now} posted={posted} />
      ) : (
        <LazyPart part={hostedPart} props={{ url: scheduling.url, isEmbedded: place.isEmbedded }} />
      )}
    </>
  )
}
