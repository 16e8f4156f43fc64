import { confirmWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { GoneSheet } from '#web/ui/form/gone-sheet.tsx'

/** Page shown if a confirmation link has expired or is incomplete. */
export function LinkLapsed() {
  const { lapsed } = confirmWords
  return <GoneSheet words={lapsed} link={{ label: lapsed.link, href: paths.booking() }} />
}
