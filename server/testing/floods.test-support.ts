import type { createInquiries } from './leads.test-support.ts'
import { bookingForm, contactForm } from './visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

export type Site = Awaited<ReturnType<typeof createInquiries>>

/** Available time slots, earliest first. */
export const freeTimes = async (site: Site): Promise<readonly string[]> =>
  (await site.call('GET', apiPaths.bookingSlots)).body.data.slots

/** Books a meeting as visitor number `n` from the given address. */
export const book = (
  site: Site,
  n: number,
  { address, startsAt, ...values }: { address: string; startsAt: string; [name: string]: string },
) =>
  site.call('POST', apiPaths.bookings(), {
    json: bookingForm({ email: `p${n}@example.com`, starts_at: startsAt, ...values }),
    address,
  })

/** Sends an inquiry as visitor number `n` from the given address. */
export const inquire = (site: Site, n: number, address: string) =>
  site.call('POST', apiPaths.contact, {
    json: contactForm({ email: `p${n}@example.com`, message: `Question ${n}` }),
    address,
  })

/** Address in a separate /24 network for each `n`. */
export const elsewhere = (n: number) => `10.${Math.floor(n / 250)}.${n % 250}.1`

/** Books `count` meetings, each from a different network. @returns the responses */
export async function bookMany(site: Site, count: number, from = 0) {
  const times = await freeTimes(site)
  const answers: Awaited<ReturnType<typeof book>>[] = []
  for (let n = 0; n < count; n += 1) {
    answers.push(
      await book(site, from + n, { address: elsewhere(from + n), startsAt: times[n] ?? '' }),
    )
  }
  return answers
}

/** Floods as the API lists them for staff. */
export const floodsOf = async (site: Site) =>
  (await site.call('GET', staffApiPaths.floods, { as: 'editor' })).body.data

/** Current booking mode of the form. */
export const modeOf = async (site: Site): Promise<string> =>
  (await site.call('GET', apiPaths.bookingSlots)).body.data.mode
