import { takeToastAction, toastStore } from '#web/lib/overlays/toasts.ts'

/** Runs the action, for example Undo, of the newest toast that has one. */
export function undoNewest(): void {
  const toast = toastStore.visible().findLast(({ action }) => action !== undefined)
  if (toast !== undefined) takeToastAction(toast.id)
}
