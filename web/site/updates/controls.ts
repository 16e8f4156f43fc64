export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** True for form controls. */
export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** True for visible controls whose values may be stored. Values of password and file inputs are never stored. */
const isTyped = (control: Control) =>
  control.name !== '' &&
  !['hidden', 'password', 'file', 'submit', 'button'].includes(control.type) &&
  control.tabIndex >= 0

/** True for radio buttons and checkboxes. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** True if a control has its initial value. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every(({ selected, defaultSelected }, index) =>
      // If no option has the attribute `selected`, the first option is the initial value.
      control.querySelector('option[selected]') === null
        ? selected === (index === 0)
        : selected === defaultSelected,
    )
  }
  return isChoice(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

/** Action of a form, by which the form is found again on its page. */
export const actionOf = (form: HTMLFormElement) => form.getAttribute('action') ?? ''

/** Controls of a form whose values may be stored. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(isTyped)
