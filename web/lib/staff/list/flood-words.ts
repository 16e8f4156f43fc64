import { grouped } from '#shared/text/count.ts'
import type { Flood, Floods } from '#shared/contracts/site/floods.ts'
import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { shortMoment, zoneName } from '../moments.ts'

/** Minimum number of forms from a network. A network with fewer forms is neither named nor selectable. */
export const NOTABLE = 3

/** Text about the origin of a flood: the largest network, and the number of other networks. */
function originOf({ networks, count: all }: Flood, now: number): string {
  const [largest] = networks
  if (largest === undefined) return ''
  const since = `${shortMoment(largest.since, now)} ${zoneName()}`
  if (largest.count === all) {
    return `All come from one network, ${largest.network}, since ${since}.`
  }
  if (largest.count < NOTABLE) {
    return `They come from many networks, at most ${largest.count} from each.`
  }
  const others = networks
    .slice(1, 3)
    .map((group) => `${grouped(group.count)} from ${group.network}`)
    .join(', ')
  const rest = others === '' ? '' : ` Then: ${others}.`
  return `${grouped(largest.count)} of them come from one network, ${largest.network}, since ${since}.${rest}`
}

/** Texts about a flood: a sentence with the number of forms, and a text about the origin and the effect on visitors. */
export interface FloodWords {
  readonly fact: string
  readonly detail: string
}

/**
 * Texts about a flood of meetings.
 * @param now milliseconds since 1970
 */
export function meetingFloodWords(flood: Flood, mail: Floods['mail'], now: number): FloodWords {
  const effect =
    mail === 'on'
      ? `Visitors must now confirm new meetings by email within ${CONFIRM_MINUTES} minutes.`
      : 'New visitors send a request for a time instead.'
  return {
    fact: `${grouped(flood.count)} meetings were booked or requested in a short time. The limit is ${grouped(flood.limit)} an hour.`,
    detail: `${originOf(flood, now)} ${effect}`,
  }
}

/**
 * Texts about a flood of inquiries.
 * @param now milliseconds since 1970
 */
export function inquiryFloodWords(flood: Flood, mail: Floods['mail'], now: number): FloodWords {
  const effect =
    mail === 'on'
      ? 'All are stored. You get one summary by email every 15 minutes, and senders get no receipt.'
      : 'We store all of them.'
  return {
    fact: `${grouped(flood.last_hour)} inquiries came in the last hour. The limit is ${grouped(flood.limit)}.`,
    detail: flood.count === 0 ? effect : `${originOf(flood, now)} ${effect}`,
  }
}
