import { confirmWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { paths } from '#shared/paths/paths.ts'
import { Sheet } from '#web/ui/form/sheet.tsx'

/** Shown for an expired or incomplete link. The page does not distinguish the two cases. */
export function LinkLapsed() {
  const { lapsed } = confirmWords
  return (
    <div className="company contact f-teal">
      <div className="page receipt-gone">
        <Sheet
          kind={lapsed.kind}
          title={<h1 className="receipt-title">{lapsed.title}</h1>}
          number={lapsed.number}
        >
          <p>{lapsed.text}</p>
          <p className="actions">
            <a className="button" href={paths.booking()}>
              {lapsed.link}
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
