import { updateKeys } from '#shared/browser/update-keys.ts'
import { actionOf, controlsOf, isChoice, isUntouched } from './controls.ts'
import type { KeptForms } from './give-forms-back.ts'

/** Keeps in this tab what was typed into the forms of the page, to be given back after it has been loaded anew. */
export function keepForms(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')]
    .filter((form) => controlsOf(form).some((control) => !isUntouched(control)))
    .map((form) => ({
      action: actionOf(form),
      values: controlsOf(form).map((control) => ({
        name: control.name,
        value: control.value,
        checked: isChoice(control) && control.checked,
      })),
    }))
  if (forms.length === 0) return
  try {
    const kept: KeptForms = { path: location.pathname, forms }
    sessionStorage.setItem(updateKeys.keptForms, JSON.stringify(kept))
  } catch {
    // Closed to the site, or full: the browser may still restore them by itself.
  }
}
