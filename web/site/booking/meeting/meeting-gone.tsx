import { meetingPage } from '#shared/pages/meetings/meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { Sheet } from '#web/ui/form/sheet.tsx'

/** Shown for a meeting that no longer exists or never existed. The page does not reveal which is the case. */
export function MeetingGone() {
  const { gone } = meetingPage
  return (
    <div className="company contact f-teal">
      <div className="page receipt-gone">
        <Sheet
          kind={gone.kind}
          title={<h1 className="receipt-title">{gone.title}</h1>}
          number={gone.number}
        >
          <p>{gone.text}</p>
          <p className="actions">
            <a className="button" href={paths.booking()}>
              {gone.link}
            </a>
            <a className="text-link" href={paths.home}>
              Home <span aria-hidden="true">→</span>
            </a>
          </p>
        </Sheet>
      </div>
    </div>
  )
}
