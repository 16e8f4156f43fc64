import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Report } from '#shared/contracts/reports.ts'
import { paths } from '#shared/paths/paths.ts'
import { grouped } from '#shared/text/count.ts'
import { download } from '#web/lib/sending/download.ts'
import { useLeaving } from '#web/lib/staff/use-leaving.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { StoredFacts } from './report-page.tsx'

/** An issued report, with its PDF as Base64. */
export interface IssuedReport {
  readonly report: Report
  readonly pdf: string
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Panel shown after a report was issued. The PDF exists only in this panel, so leaving it asks for confirmation until the PDF is
 * downloaded.
 */
export function IssuedPanel({ report, pdf }: IssuedReport) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [isDownloaded, setDownloaded] = useState(false)
  const leaving = useLeaving(!isDownloaded)
  const bytes = bytesOf(pdf)
  return (
    <>
      <header className="desk-head">
        <h1 ref={heading} tabIndex={-1}>
          {report.id}
        </h1>
        <a
          className="desk-button"
          href={paths.verifyNumber(report.id)}
          target="_blank"
          rel="noreferrer"
        >
          Verify on the site
        </a>
      </header>
      <p className="issuing-download">
        <FileDown size={20} strokeWidth={1.5} aria-hidden="true" />
        <span>
          <b>Download the PDF now.</b> We don’t keep it or its rows. If you close this page first,
          issue the report again: it gets a new number.
        </span>
        <button
          type="button"
          className="button"
          onClick={() => {
            download(`${report.id}.pdf`, 'application/pdf', bytes)
            setDownloaded(true)
          }}
        >
          Download the PDF, {grouped(Math.ceil(bytes.length / 1000))} KB
        </button>
      </p>
      <StoredFacts report={report} />
      <QuestionDialog
        id="leave-dialog"
        open={leaving.state === 'blocked'}
        title="Leave without the PDF?"
        text="You haven’t downloaded it, and nobody can print it again."
        yes="Leave"
        no="Stay"
        isGrave
        onYes={() => leaving.proceed?.()}
        onNo={() => leaving.reset?.()}
      />
    </>
  )
}
