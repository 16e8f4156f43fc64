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
 * automatically do not count, because their components ask the user before leaving.
 */
const isLost = (control: Control) =>
  control.isConnected &&
  control.type !== 'search' &&
  control.value !== '' &&
  control.closest('dialog, [data-saves-itself]')?.matches('[data-saves-itself]') !== true

/** True if leaving the page would lose work: the page contains entered values, or a handler of `beforeunload` would ask the user. */
export function hasUnsavedWork(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  // Dispatches the event without leaving the page. A handler because of which the browser would ask the user cancels the event.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !dispatchEvent(leaving) || [...typedInto].some(isLost)
}
