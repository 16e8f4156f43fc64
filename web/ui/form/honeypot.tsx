import { AGAIN_FIELD, HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'

interface HoneypotProps {
  /** Mark of the last refusal; the field is empty again after each. */
  readonly again: string | undefined
}

/** A field that only programs fill: people don't see it, and browsers and password managers have nothing for it. */
export function Honeypot({ again = '' }: HoneypotProps) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formTexts.honeypot}
        <input
          key={again}
          name={HIDDEN_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
      <input type="hidden" name={AGAIN_FIELD} value={again} />
    </div>
  )
}
