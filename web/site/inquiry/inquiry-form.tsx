import './inquiry-pages.css'
import { useRef, type ReactNode } from 'react'
import type { FormKind } from '#shared/contracts/forms/inquiries.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { FormCopy } from '#shared/pages/company/form-copy.ts'
import { useSending } from '#web/lib/sending/use-sending.ts'
import type { RowWords } from '#web/ui/form/row.tsx'
import { SentForm } from '#web/ui/form/sent-form.tsx'
import { Sheet } from '#web/ui/form/sheet.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'
import { inquiries, type Sent } from './inquiry-sending.ts'

/** Returns the properties for the row of a field: its texts, error and initial value. */
export type RowOf<Field extends string> = (field: Field, value?: string) => RowWords

interface InquiryFormProps<Field extends string> {
  readonly kind: FormKind
  /** Address of the page with the form, to which a browser without JavaScript sends the form. */
  readonly action: string
  readonly copy: FormCopy<Field>
  readonly posted: PostedForm | undefined
  readonly rows: (rowOf: RowOf<Field>) => ReactNode
  readonly onSent: (sent: Sent) => void
}

/** Form that looks like a sheet of paper. It also works without JavaScript; then the server renders the results with the same texts. */
export function InquiryForm<Field extends string>(props: InquiryFormProps<Field>) {
  const { kind, action, copy, posted, rows, onSent } = props
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const sending = useSending({ to: inquiries[kind], posted, onSent, form, summary })
  const rowOf: RowOf<Field> = (field, value = '') => ({
    name: field,
    ...copy.fields[field],
    error: sending.errors[field],
    defaultValue: posted?.values[field] ?? value,
  })
  const labels = Object.fromEntries(
    // For TypeScript, the keys of `Object.entries` are strings, although the keys of `fields` are exactly the field names.
    Object.entries<{ label: string }>(copy.fields).map(([name, { label }]) => [name, label]),
  )
  return (
    <Sheet
      kind={copy.kind}
      title={<h2 className="sheet-title">{copy.title}</h2>}
      number={copy.number}
    >
      <SentForm
        action={action}
        form={form}
        summary={summary}
        way={sending}
        labels={labels}
        words={copy}
        wasRefused={posted !== undefined}
        beside={
          <p>
            <ProseText text={copy.foot} />
          </p>
        }
      >
        {rows(rowOf)}
      </SentForm>
    </Sheet>
  )
}
