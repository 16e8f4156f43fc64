import { startTransition, useDeferredValue, useEffect, useId, useState } from 'react'
import { sealWeights } from '#shared/engraving/seal-weights.ts'
import type { Specimen } from '#shared/pages/catalogue/page-copy.ts'
import { isSameValue, specimenText, suggestedChange } from '#shared/reports/living-report.ts'
import { canFingerprint, fingerprintOf } from './fingerprint-of.ts'
import { ReportSheet, type LivingReportProps } from './report-sheet.tsx'
import { Tally } from './tally.tsx'

/** Fingerprint of the unchanged specimen. Undefined if this browser cannot compute fingerprints. */
export const issuedOf = async (specimen: Specimen): Promise<string | undefined> =>
  canFingerprint() ? fingerprintOf(specimenText(specimen)) : undefined

/**
 * Specimen whose values the visitor can edit. Only the fingerprints determine the verdict. The rows show the visitor which values have
 * changed.
 */
export function LiveSheet(props: LivingReportProps & { readonly issued: string }) {
  const { issued, ...report } = props
  const { specimen, family, mark, look } = report
  const { fields } = specimen
  const id = useId()
  const [values, setValues] = useState<readonly string[]>(() => fields.map(({ value }) => value))
  const [now, setNow] = useState(issued)
  useEffect(() => {
    let isCurrent = true
    void fingerprintOf(specimenText(specimen, values)).then((fingerprint) => {
      if (isCurrent) startTransition(() => setNow(fingerprint))
    })
    return () => {
      isCurrent = false
    }
  }, [specimen, values])
  // Row, verdict and seal are rendered one after the other, so that a slow phone responds to each key press at once.
  const drawn = useDeferredValue(now)
  const set = (index: number, value: string) =>
    setValues((before) => before.map((each, at) => (at === index ? value : each)))
  const rows = fields.map((field, index) => {
    const value = values[index] ?? ''
    return {
      id: `${id}-${index}`,
      value,
      isChanged: !isSameValue(value, field.value),
      onChange: (next: string) => set(index, next),
    }
  })
  const change = suggestedChange(fields)
  return (
    <ReportSheet
      {...report}
      live={{
        rows,
        comparison: {
          prints: { issued, now },
          changed: rows.filter(({ isChanged }) => isChanged).length,
          part: change.part,
          onToggle: () => {
            if (now === issued) set(change.index, change.value)
            else setValues(fields.map(({ value }) => value))
          },
        },
        seal: (
          <Tally
            issued={issued}
            now={drawn}
            family={family}
            mark={mark}
            weight={look === 'wide' ? sealWeights.proof : sealWeights.seal}
          />
        ),
      }}
    />
  )
}
