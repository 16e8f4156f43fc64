import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { ContactField, ContactPage } from '#shared/pages/company/contact.ts'
import { placesText, type Selection, selectionText } from '#shared/pages/planner/selection.ts'
import { otherSubject, subjectGroups } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { Choices } from '#web/ui/form/choice-rows.tsx'
import { InquiryForm, type RowOf } from './inquiry-form.tsx'
import { AreaRow, InputRow, ListRow, type RowWords } from '#web/ui/form/row.tsx'
import type { Sent } from './inquiry-sending.ts'
import { useHandedConversation } from './use-handed.ts'

const meetingChoice = 'field-answer_by-meeting'

/** Selects the option “meeting” in the form, as the way in which the visitor wants the reply. */
function chooseMeeting(): void {
  const choice = document.getElementById(meetingChoice)
  if (choice instanceof HTMLInputElement && !choice.checked) choice.click()
}

function SubjectRow({ sheet, ...words }: RowWords & { readonly sheet: ContactPage['sheet'] }) {
  return (
    <ListRow {...words}>
      <option value="">{sheet.noSubject}</option>
      {subjectGroups.map(({ label, subjects }) => (
        <optgroup key={label} label={label}>
          {subjects.map((subject) => (
            <option key={subject.value} value={subject.value}>
              {subject.label}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={otherSubject.value}>{otherSubject.label}</option>
    </ListRow>
  )
}

interface ContactFormProps {
  readonly sheet: ContactPage['sheet']
  /** Subject that was given in the link to this page. */
  readonly about: string | undefined
  /** Checks and places that were chosen in the turnaround planner. They are the initial values of two fields. */
  readonly list: Selection | undefined
  readonly posted: PostedForm | undefined
  readonly onSent: (sent: Sent) => void
}

/** The contact form. */
export function ContactForm({ sheet, about, list, posted, onSent }: ContactFormProps) {
  const { hash } = useLocation()
  useHandedConversation()
  useEffect(() => {
    if (hash === '#meeting') chooseMeeting()
  }, [hash])
  const rows = (rowOf: RowOf<ContactField>) => (
    <>
      <InputRow {...rowOf('name')} autoComplete="name" />
      <InputRow {...rowOf('email')} type="email" autoComplete="email" inputMode="email" />
      <InputRow {...rowOf('company')} autoComplete="organization" />
      <InputRow {...rowOf('phone')} optional type="tel" autoComplete="tel" inputMode="tel" />
      <SubjectRow
        sheet={sheet}
        {...rowOf('about', about)}
        {...(about !== undefined && posted === undefined && { hint: sheet.chosenSubject })}
      />
      <InputRow {...rowOf('countries', list && placesText(list))} optional />
      <ListRow {...rowOf('volume', 'not-sure')}>
        {Object.entries(sheet.volumes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ListRow>
      <AreaRow {...rowOf('message', list && selectionText(list))} />
      <Choices
        {...rowOf('answer_by', 'email')}
        as="cells"
        choices={Object.entries(sheet.answers).map(([value, words]) => ({ value, ...words }))}
      />
    </>
  )
  return (
    <InquiryForm
      kind="contact"
      action={paths.contact}
      copy={sheet}
      posted={posted}
      rows={rows}
      onSent={onSent}
    />
  )
}
