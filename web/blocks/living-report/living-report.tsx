import { useEffect, useRef, useState, type ComponentType } from 'react'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { useNear } from '#web/ui/island/use-near.ts'
import type { LivingReportProps } from './report-sheet.tsx'

/** Lazy part with the specimen that cannot be edited. */
export const reportPart = createPart(async () => (await import('./report-sheet.tsx')).ReportSheet)
if (import.meta.env.SSR) await reportPart.load()

/** Lazy part with the editable specimen and the code that draws its seal. Browsers load it when the specimen becomes visible. */
const livePart = createPart(() => import('./live-sheet.tsx'))

/**
 * Distance in px by which the specimen must be inside the window before the code is loaded. The first screen of a service page shows only
 * an edge of the specimen, which must not load the code.
 */
const IN_VIEW = -96

interface Ready {
  readonly Live: ComponentType<LivingReportProps & { readonly issued: string }>
  /** Fingerprint of the text with which the page was loaded. */
  readonly issued: string
  readonly isExplained: boolean
  /** Selector of the control that had the focus in the specimen that cannot be edited, before the editable specimen replaced it. */
  readonly focused: string | undefined
}

/** Selector of the controls in the specimen that cannot be edited. */
const SWITCH = '.report-switch > input'
const CONTROLS = [SWITCH, '.verdict-button', '.verdict-proof > a'] as const

/** Reads the state of the specimen that cannot be edited. The visitor may have changed it before the code was loaded. */
const stateOf = (sheet: Element): Pick<Ready, 'isExplained' | 'focused'> => ({
  isExplained: sheet.querySelector(`${SWITCH}:checked`) !== null,
  focused: CONTROLS.find((selector) => sheet.querySelector(`${selector}:focus`) !== null),
})

/** Specimen of a report. Its seal breaks when the visitor edits a value. */
export function LivingReport(props: LivingReportProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, IN_VIEW)
  const [ready, setReady] = useState<Ready>()
  const { specimen } = props
  useEffect(() => {
    if (!isNear) return undefined
    let isCurrent = true
    const prepare = async () => {
      const { LiveSheet, issuedOf } = await livePart.load()
      const issued = await issuedOf(specimen)
      const sheet = place.current
      if (!isCurrent || sheet === null || issued === undefined) return
      setReady({ Live: LiveSheet, issued, ...stateOf(sheet) })
    }
    // If the code cannot be loaded, the specimen stays as it is.
    prepare().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isNear, specimen])
  const focused = ready?.focused
  useEffect(() => {
    if (focused === undefined) return
    place.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div ref={place} className="report-frame">
      {ready === undefined ? (
        <StaticIsland part={reportPart} as="div" className="report-place" props={props} />
      ) : (
        <div className="report-place">
          <ready.Live
            key={ready.issued}
            {...props}
            issued={ready.issued}
            isExplained={ready.isExplained}
          />
        </div>
      )}
    </div>
  )
}
