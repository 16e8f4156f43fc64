import { useEffect, useRef, useState } from 'react'
import { verifyPage } from '#shared/pages/company/verify.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Verification } from '#shared/reports/verification.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import type { FileResult } from './check-file.ts'
import { DropZone } from './drop-zone.tsx'
import { NumberForm } from './number-form.tsx'
import { ProblemVerdict, ReportVerdict } from './verdict.tsx'

/** File that the visitor has chosen. Its result is absent until the file was read. */
interface CheckedFile {
  readonly name: string
  readonly result: FileResult | undefined
}

/** Loads the code that checks files, and then checks a file. */
const resultOf = async (file: File, source: ReturnType<typeof useApp>['source']) => {
  try {
    const { checkFile } = await import('./check-file.ts')
    return await checkFile(file, source)
  } catch {
    return { kind: 'problem', problem: 'unavailable' } satisfies FileResult
  }
}

/** Part of the page in which a file or a number can be checked. */
function Desk({ verification }: { readonly verification: Verification }) {
  const { source } = useApp()
  const [checked, setChecked] = useState<CheckedFile>()
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useRef(0)
  const result = checked?.result
  const check = (file: File) => {
    const turn = (latest.current += 1)
    const { name } = file
    setChecked({ name, result: undefined })
    void resultOf(file, source).then((found) => {
      if (turn === latest.current) setChecked({ name, result: found })
    })
  }
  useEffect(() => {
    if (result !== undefined) heading.current?.focus()
  }, [result])
  const file = checked && { name: checked.name, pageCount: result?.pageCount }
  return (
    <div className="verify-desk">
      <p className="label">{verifyPage.desk}</p>
      <DropZone
        file={file}
        isReading={checked !== undefined && result === undefined}
        onFile={check}
      />
      <NumberForm verification={verification} />
      <div className="verify-out" aria-live="polite">
        {result?.kind === 'problem' && (
          <ProblemVerdict problem={result.problem} heading={heading} />
        )}
        {result?.kind === 'compared' && (
          <ReportVerdict report={result.report} match={result.match} heading={heading} />
        )}
        {checked === undefined && verification.report !== undefined && (
          <ReportVerdict report={verification.report} />
        )}
      </div>
    </div>
  )
}

/** Page that verifies a report by its file or its number. */
export function VerifyArticle({ verification }: { readonly verification: Verification }) {
  const { heading, lede, name, steps, limits } = verifyPage
  return (
    <div className="f-teal">
      <div className="page verify">
        <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current={name} />
        <div className="verify-intro">
          <h1>{heading}</h1>
          <p className="lede">{lede}</p>
          <ol className="verify-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <Desk key={verification.typed} verification={verification} />
      </div>
      <PageSection number={1} copy={limits}>
        <PointsGrid points={limits.points} />
      </PageSection>
    </div>
  )
}
