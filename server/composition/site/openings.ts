import type { ContentArea } from '../content.ts'
import { type ContentChanges, onPublicToRead } from '../content-changes.ts'
import type { Lifetime } from '../lifetime.ts'
import { createClosingClock } from '#server/content/closing-clock.ts'
import type { StatusType } from '#shared/content/status.ts'
import { openingListAnswer } from '#shared/contracts/content.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const OPENING: StatusType = 'opening'

/** Starts the timer that invalidates cached pages and responses with a job opening when the opening closes. */
export function followClosings(
  { content }: Pick<ContentArea, 'content'>,
  changes: ContentChanges,
  lifetime: Lifetime,
): void {
  const clock = createClosingClock({
    ends: async () => {
      const { data } = await content.read(apiPaths.openings)
      return openingListAnswer.parse(data).results.map(({ closes_at: closes }) => closes)
    },
    onEnd: () => void changes.emit('outdated', { tags: [OPENING], takenOff: [OPENING] }),
  })
  onPublicToRead(changes, ({ tags }) => {
    if (tags.includes(OPENING)) clock.reset()
  })
  lifetime.add({ name: 'closing openings', start: clock.reset, stop: clock.stop })
}
