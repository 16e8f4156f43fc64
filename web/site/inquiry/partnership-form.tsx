import { useState } from 'react'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { PartnersPage } from '#shared/pages/catalogue/page-copy.ts'
import {
  type PartnershipField,
  partnershipSheet as sheet,
} from '#shared/pages/company/partnership-sheet.ts'
import { paths } from '#shared/paths/paths.ts'
import { Record } from '#web/ui/record.tsx'
import { Choices } from '#web/ui/form/choice-rows.tsx'
import { InquiryForm, type RowOf } from './inquiry-form.tsx'
import { AreaRow, InputRow } from '#web/ui/form/row.tsx'
import { useSent } from './inquiry-sending.ts'

interface PartnershipFormProps {
  readonly page: PartnersPage
  readonly posted: PostedForm | undefined
}

/** Form for proposing a partnership, with facts for the sender next to it. After sending, the confirmation replaces the form. */
export function PartnershipForm({ page, posted }: PartnershipFormProps) {
  const { facts } = page.proposal
  const [sent, onSent] = useSent()
  const [choices] = useState(() =>
    page.kinds.items.map(({ type, who }) => ({ value: type, title: type, text: who })),
  )
  const rows = (rowOf: RowOf<PartnershipField>) => (
    <>
      <InputRow {...rowOf('company')} autoComplete="organization" />
      <Choices {...rowOf('partnership_type')} as="rows" choices={choices} />
      <InputRow {...rowOf('email')} type="email" autoComplete="email" inputMode="email" />
      <AreaRow {...rowOf('goals')} />
    </>
  )
  return (
    <div className="proposal">
      <Record entries={facts.map(({ label, value }) => [label, value] as const)} />
      {sent === undefined ? (
        <InquiryForm
          kind="partnership"
          action={paths.partners}
          copy={sheet}
          posted={posted}
          rows={rows}
          onSent={onSent}
        />
      ) : (
        <sent.Sheet receipt={sent.receipt} words={sheet.received} level={2} isNew />
      )}
    </div>
  )
}
