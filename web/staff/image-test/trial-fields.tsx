import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { HostAction } from './host-calls.ts'

const types = { blog: 'Blog', caseStudy: 'Case study' } as const
const folders = ARTICLE_TYPES.map((value) => ({ value, label: types[value] }))

const plain = { autoComplete: 'off', spellCheck: false } as const

function ContextFields() {
  return (
    <>
      <TextField name="alt_text" label="Alt text" optional dir="auto" autoComplete="off" />
      <TextField name="caption" label="Caption" optional dir="auto" autoComplete="off" />
      <TextField name="order" label="Order" optional inputMode="numeric" {...plain} />
    </>
  )
}

interface TrialFieldsProps {
  readonly action: HostAction
  /** True if the signed call is sent. An upload then needs a file. */
  readonly isSent: boolean
  /** Id of the last uploaded picture. */
  readonly publicId: string
}

/** Form fields for the parameters of a call. Without browser validation, so that rejections by server and host can be tested. */
export function TrialFields({ action, isSent, publicId }: TrialFieldsProps) {
  switch (action) {
    case 'upload':
      return (
        <>
          {isSent && <TextField name="file" label="File" type="file" />}
          <SelectField
            name="content_type"
            label="Folder"
            optional
            choices={folders}
            placeholder="General folder"
          />
          <TextField
            name="object_id"
            label="Id of the article"
            optional
            hint="For the folder of an article."
            {...plain}
          />
          <ContextFields />
        </>
      )
    case 'context':
      return (
        <>
          <TextField
            name="public_ids"
            label="Public ids"
            hint="Separate several with commas."
            defaultValue={publicId}
            {...plain}
          />
          <ContextFields />
        </>
      )
    case 'destroy':
      return <TextField name="public_id" label="Public id" defaultValue={publicId} {...plain} />
  }
}
