import { takeToastAction, toastStore } from '#web/lib/overlays/toasts.ts'

/** Takes what the newest toast offers, such as Undo; nothing where none offers anything. */
export function undoNewest(): void {
  const toast = toastStore.visible().findLast(({ action }) => action !== undefined)
  if (toast !== undefined) takeToastAction(toast.id)
}
