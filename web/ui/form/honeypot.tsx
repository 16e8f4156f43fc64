import { AGAIN_FIELD, HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'

interface HoneypotProps {
  /** Token of the last refusal, used as React key, so that the field is reset after each refusal. */
  readonly again: string | undefined
}

/** Field that only bots fill in: it is invisible to people, and browsers and password managers do not autofill it. */
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
