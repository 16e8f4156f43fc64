import { formTexts } from '#shared/pages/company/form-texts.ts'

/** Filled in by programs alone: no person sees it, reaches it or is told of it. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="field-website">{formTexts.honeypot}</label>
      <input id="field-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
