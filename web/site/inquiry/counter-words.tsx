import type { CompanyHead } from '#shared/pages/company/shapes.ts'
import { EMAIL_LABEL } from '#shared/pages/company/contact-record.ts'
import { Record } from '#web/ui/record.tsx'

interface CounterWordsProps {
  readonly head: Pick<CompanyHead, 'heading' | 'lede'>
  readonly record: readonly { readonly label: string; readonly value: string }[]
  readonly isReceipt: boolean
}

/** Text next to a sheet: the page's subject, and facts. */
export function CounterWords({ head, record, isReceipt }: CounterWordsProps) {
  const Heading = isReceipt ? 'p' : 'h1'
  return (
    <>
      <Heading className="counter-heading">{head.heading}</Heading>
      <p className="lede">{head.lede}</p>
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
    </>
  )
}
