import { takeToastAction, toastStore } from '#web/lib/overlays/toasts.ts'

/** Runs the action of the newest toast that has one, such as Undo. */
export function undoNewest(): void {
  const toast = toastStore.visible().findLast(({ action }) => action !== undefined)
  if (toast !== undefined) takeToastAction(toast.id)
}
