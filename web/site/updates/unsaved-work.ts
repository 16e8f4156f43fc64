import { isControl, type Control } from './controls.ts'

const typedInto = new Set<Control>()

const onInput = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof Element && isControl(target)) typedInto.add(target)
}

/** Starts to record which controls receive input. */
export function watchTyping(): void {
  document.addEventListener('input', onInput, { capture: true })
}

/**
 * True if leaving the page would lose the value of a control. Search fields do not count, because their text is short. Controls that save
 * automatically do not count, because their components ask the user.
 */
const isLost = (control: Control) =>
  control.isConnected &&
  control.type !== 'search' &&
  control.value !== '' &&
  control.closest('dialog, [data-saves-itself]')?.matches('[data-saves-itself]') !== true

/** True if leaving the page would lose work: the page contains entered values, or a `beforeunload` handler would ask the user. */
export function hasUnsavedWork(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  // Dispatches the event without navigating. A handler that would make the browser ask the user cancels the event.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !dispatchEvent(leaving) || [...typedInto].some(isLost)
}
