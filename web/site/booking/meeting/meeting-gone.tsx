import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { GoneSheet } from '#web/ui/form/gone-sheet.tsx'

/** Shown for a meeting that no longer exists or never existed. */
export function MeetingGone() {
  const { gone } = meetingPage
  return <GoneSheet words={gone} link={{ label: gone.link, href: paths.booking() }} />
}
