import { isControl, type Control } from './controls.ts'

const typedInto = new Set<Control>()

const onInput = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof Element && isControl(target)) typedInto.add(target)
}

/** Starts recording the controls that receive input. */
export function watchTyping(): void {
  document.addEventListener('input', onInput, { capture: true })
}

/**
 * True if the value of a control would be lost. Excludes search fields, which are quickly typed again, and controls that save themselves,
 * whose components ask the user.
 */
const isLost = (control: Control) =>
  control.isConnected &&
  control.type !== 'search' &&
  control.value !== '' &&
  control.closest('dialog, [data-saves-itself]')?.matches('[data-saves-itself]') !== true

/** True if leaving the page would lose work: the page still contains entered values, or a `beforeunload` handler objects. */
export function hasUnsavedWork(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  // A dispatched event does not navigate. Handlers that would make the browser ask the user cancel the event.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !dispatchEvent(leaving) || [...typedInto].some(isLost)
}
