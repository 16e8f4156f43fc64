/**
 * Ref callback for the control that a dialog focuses when it opens, instead of its close button. React's `autoFocus`
 * moves the focus before the dialog is open, and the dialog then moves it away.
 */
export function takesFocus(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
}
