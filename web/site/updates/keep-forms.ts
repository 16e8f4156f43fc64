import { updateKeys } from '#shared/browser/update-keys.ts'
import { actionOf, controlsOf, isChoice, isUntouched } from './controls.ts'
import type { KeptForms } from './restore-forms.ts'

/** Stores the values that the visitor has entered into forms of the page in this tab, so that they can be restored after a reload. */
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
    // Storage is blocked or full. Some browsers restore the values after a reload by themselves.
  }
}
