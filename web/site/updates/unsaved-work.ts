import { isControl, type Control } from './controls.ts'

const typedInto = new Set<Control>()

const onInput = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof Element && isControl(target)) typedInto.add(target)
}

/** Starts recording the controls that receive input. */
export function watchTyping(): void {
  document.addEventListener('input', onInput, { capture: true })
}

/** Not searches, which are quickly typed again, and not controls that save themselves, which ask on their own. */
const isLost = (control: Control) =>
  control.isConnected &&
  control.type !== 'search' &&
  control.value !== '' &&
  control.closest('dialog, [data-saves-itself]')?.matches('[data-saves-itself]') !== true

/** True if leaving the page would lose work: entered values that are still there, or a `beforeunload` handler that objects. */
export function hasUnsavedWork(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  // Does not navigate. Handlers that would make the browser ask cancel the event.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !dispatchEvent(leaving) || [...typedInto].some(isLost)
}
