import type { CompanyHead } from '#shared/pages/company/shapes.ts'
import { EMAIL_LABEL } from '#shared/pages/company/contact-record.ts'
import { Record } from '#web/ui/record.tsx'

interface CounterWordsProps {
  readonly head: Pick<CompanyHead, 'heading' | 'lede'>
  readonly isReceipt: boolean
}

/** Heading and introduction of the page, before the form. */
export function CounterWords({ head, isReceipt }: CounterWordsProps) {
  const Heading = isReceipt ? 'p' : 'h1'
  return (
    <>
      <Heading className="counter-heading">{head.heading}</Heading>
      <p className="lede">{head.lede}</p>
    </>
  )
}

interface CounterFactsProps {
  readonly record: readonly { readonly label: string; readonly value: string }[]
}

/** Facts next to the form. On phones they are below the form. */
export function CounterFacts({ record }: CounterFactsProps) {
  return (
    <Record
      entries={record.map(
        ({ label, value }) =>
          [
            label,
            label === EMAIL_LABEL ? (
              <a key="mail" className="prose-link" href={`mailto:${value}`}>
                {value}
              </a>
            ) : (
              value
            ),
          ] as const,
      )}
    />
  )
}
