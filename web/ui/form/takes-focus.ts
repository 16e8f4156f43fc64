/**
 * As the `ref` of a control: a dialog that opens gives it the focus, not its close button. (React's `autoFocus` takes the focus
 * before the dialog is open, which then gives it away.)
 */
export function takesFocus(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
}
