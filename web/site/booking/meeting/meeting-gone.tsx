import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { GoneSheet } from '#web/ui/form/gone-sheet.tsx'

/** Page shown for a meeting that does not exist, or no longer exists. */
export function MeetingGone() {
  const { gone } = meetingPage
  return <GoneSheet words={gone} link={{ label: gone.link, href: paths.booking() }} />
}
