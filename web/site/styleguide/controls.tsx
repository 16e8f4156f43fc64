import { useState } from 'react'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Checkbox, Fieldset, RadioField } from '#web/ui/fields/choice-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { ToastSurface } from '#web/ui/dialog/toast-surface.tsx'

/** Buttons and links in their states. */
export function Buttons() {
  return (
    <>
      <p className="actions">
        <button type="button" className="button">
          Primary
        </button>
        <button type="button" className="button" disabled>
          Disabled
        </button>
        <button type="button" className="button" aria-busy="true">
          Sending
        </button>
        <button type="button" className="button button-quiet">
          Quiet
        </button>
        <button type="button" className="button button-danger">
          Delete
        </button>
      </p>
      <p className="actions">
        <a className="button" href="#buttons">
          A link as a button
        </a>
        <a className="text-link" href="#buttons">
          A secondary action <span aria-hidden="true">→</span>
        </a>
      </p>
    </>
  )
}

const choices = [
  { value: 'screening', label: 'Background screening' },
  { value: 'diligence', label: 'Due diligence' },
  { value: 'data', label: 'AI and data' },
]

/** Every form control: empty, filled, invalid and disabled. */
export function Forms() {
  return (
    <form className="guide-form">
      <TextField name="guide-name" label="Name" hint="Yours, not a candidate’s" />
      <TextField
        name="guide-email"
        label="Email"
        type="email"
        defaultValue="hello@certavia"
        error="An address needs a dot after the @."
      />
      <TextField name="guide-company" label="Company" optional />
      <TextField name="guide-closed" label="Reference" defaultValue="0000-SPECIMEN" disabled />
      <SelectField name="guide-line" label="Line of work" choices={choices} placeholder="Choose" />
      <SelectField
        name="guide-line-wrong"
        label="Line of work"
        choices={choices}
        error="Choose one."
      />
      <TextArea
        name="guide-text"
        label="The decision"
        hint="What you have to decide, and by when"
      />
      <Fieldset legend="How we may answer" hint="Choose one or both.">
        <RadioField name="guide-way" label="By" choices={choices.slice(0, 2)} defaultValue="data" />
        <Checkbox
          name="guide-consent"
          label="I have read how my message is stored"
          hint="It can be withdrawn."
        />
        <Checkbox name="guide-wrong" label="The subject has consented" error="Tick to go on." />
        <Checkbox name="guide-fixed" label="Essential" defaultChecked disabled />
      </Fieldset>
    </form>
  )
}

/** Dialog and toasts. */
export function Overlays() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
      </p>
      <Dialog
        open={open}
        onClose={close}
        id="guide-dialog"
        title="Unpublish this article?"
        actions={
          <>
            <button type="button" className="button" onClick={close}>
              Unpublish
            </button>
            <button type="button" className="button button-quiet" onClick={close}>
              Keep
            </button>
          </>
        }
      >
        <p>Visitors will no longer see it. It stays in the archive.</p>
      </Dialog>
      <div className="guide-toasts">
        <ToastSurface
          tone="success"
          title="Success"
          text="Blog created successfully"
          onDismiss={close}
        />
        <ToastSurface tone="error" title="Error" text="Failed to create blog" onDismiss={close} />
        <ToastSurface
          tone="news"
          title={undefined}
          text="The CMS is connected again"
          onDismiss={close}
        />
      </div>
    </>
  )
}
