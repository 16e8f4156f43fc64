import { AGAIN_FIELD, HIDDEN_FIELD } from '#shared/contracts/forms/spam-check-fields.ts'
import { formTexts } from '#shared/pages/company/form-texts.ts'

interface HoneypotProps {
  /** Token that the server sent with its last rejection. It is the React key of the field, so that each rejection empties the field. */
  readonly again: string | undefined
}

/** Field that only bots fill in. People cannot see it, and browsers and password managers do not fill it in. */
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
