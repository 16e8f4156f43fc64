import * as z from 'zod/mini'
import { updateKeys } from '#shared/browser/update-keys.ts'
import { actionOf, controlsOf, isChoice, isUntouched } from './controls.ts'

const keptForm = z.object({
  /** Action of the form, by which the form is found again. */
  action: z.string(),
  values: z.array(z.object({ name: z.string(), value: z.string(), checked: z.boolean() })),
})
const keptForms = z.object({
  /** Path of the page with the forms. */
  path: z.string(),
  forms: z.array(keptForm),
})
/** Stored values of the forms of a page. */
export type KeptForms = z.infer<typeof keptForms>

function takeKept(): KeptForms | undefined {
  try {
    const text = sessionStorage.getItem(updateKeys.keptForms)
    sessionStorage.removeItem(updateKeys.keptForms)
    return text === null ? undefined : keptForms.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Restores stored values in a form. Controls that the user has changed since the page was opened are left out. */
function fill(form: HTMLFormElement, values: z.infer<typeof keptForm>['values']) {
  for (const control of controlsOf(form)) {
    if (!isUntouched(control)) continue
    const kept = values.find(
      ({ name, value }) => name === control.name && (!isChoice(control) || value === control.value),
    )
    if (kept === undefined) continue
    if (isChoice(control)) control.checked = kept.checked
    else control.value = kept.value
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Restores the values that were entered into the forms of this page before it was reloaded. */
export function restoreForms(): void {
  const kept = takeKept()
  if (kept?.path !== location.pathname) return
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[method="post"]')) {
    const own = kept.forms.find(({ action }) => action === actionOf(form))
    if (own !== undefined) fill(form, own.values)
  }
}
