export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether somebody fills an element in. */
export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What people fill in: never a password or a file, and nothing that no one sees. */
const isTyped = (control: Control) =>
  control.name !== '' &&
  !['hidden', 'password', 'file', 'submit', 'button'].includes(control.type) &&
  control.tabIndex >= 0

/** Whether a control is chosen and not typed into. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** Whether a control is as the page brought it. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every(({ selected, defaultSelected }, index) =>
      // Without a default the first one is selected.
      control.querySelector('option[selected]') === null
        ? selected === (index === 0)
        : selected === defaultSelected,
    )
  }
  return isChoice(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

/** Where a form is sent, which tells it from others of its page. */
export const actionOf = (form: HTMLFormElement) => form.getAttribute('action') ?? ''

/** What people fill in of a form. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(isTyped)
