import type { ContentArea } from '../content.ts'
import { createClosingClock, type ClosingClock } from '#server/content/closing-clock.ts'
import type { Pages } from '#server/render/pages.ts'
import type { StatusType } from '#shared/content/status.ts'
import { openingListAnswer } from '#shared/contracts/content.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const OPENING: StatusType = 'opening'

/** Invalidates the cached pages and responses that show a job opening when the opening closes. */
export function followClosings(
  { content, answers, mirror }: ContentArea,
  pages: Pages,
): ClosingClock {
  const clock = createClosingClock({
    ends: async () => {
      const { data } = await content.read(apiPaths.openings)
      return openingListAnswer.parse(data).results.map(({ closes_at: closes }) => closes)
    },
    onEnd: () => {
      answers.invalidate([OPENING])
      pages.changed([OPENING])
      void pages.takenOff([OPENING])
    },
  })
  mirror.onChange(({ tags }) => {
    if (tags.includes(OPENING)) clock.reset()
  })
  return clock
}
