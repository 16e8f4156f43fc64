import { isControl, type Control } from './controls.ts'

const typedInto = new Set<Control>()

const onInput = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof Element && isControl(target)) typedInto.add(target)
}

/** Notes from now on which controls of the page somebody has typed into. */
export function watchTyping(): void {
  document.addEventListener('input', onInput, { capture: true })
}

/** What is looked for is typed again in a moment; what saves itself asks by itself where it could not. */
const isLost = (control: Control) =>
  control.isConnected &&
  control.type !== 'search' &&
  control.value !== '' &&
  control.closest('dialog, [data-saves-itself]')?.matches('[data-saves-itself]') !== true

/** Whether anything on the page would be lost with it: what was typed and is still there, and what asks whoever leaves. */
export function hasUnsavedWork(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  // Nobody leaves: whoever would be asked by the browser says so.
  const leaving = new Event('beforeunload', { cancelable: true })
  return !dispatchEvent(leaving) || [...typedInto].some(isLost)
}
