import '#web/ui/dialog/toasts.css'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import { holdToastRoom } from '#web/lib/overlays/toast-room.ts'
import { dismissToast, takeToastAction, toastStore, type Toast } from '#web/lib/overlays/toasts.ts'
import { TOAST_SHORTCUT, useToastFocus } from '#web/lib/overlays/use-toast-focus.ts'
import { ToastSurface } from '#web/ui/dialog/toast-surface.tsx'

/** Pauses the countdowns of toasts while the tab is hidden. */
function useHiddenTab() {
  useEffect(() => {
    const follow = () => toastStore[document.hidden ? 'hold' : 'release']('hidden')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}

/** Reserves space for toasts below the navigation bar on phones. */
function useToastRoom(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    if (isEmpty || list.current === null) return undefined
    return holdToastRoom(list.current)
  }, [list, isEmpty])
}

interface ItemProps {
  readonly toast: Toast
  readonly giveBack: (item: Element) => void
}

function Item({ toast, giveBack }: ItemProps) {
  const { id, tone, title, text, parts, stays, action, times } = toast
  const item = useRef<HTMLLIElement>(null)
  const leave = (act: (id: number) => void) => {
    if (item.current !== null) giveBack(item.current)
    act(id)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes only the toast. A dialog or menu behind it stays open.
    event.stopPropagation()
    leave(dismissToast)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key events of its buttons
    <li ref={item} onKeyDown={escape}>
      <ToastSurface
        tone={tone}
        title={title}
        text={text}
        times={times}
        parts={parts}
        time={stays === undefined ? undefined : { stays, elapsed: toastStore.elapsed(id) }}
        onDismiss={() => leave(dismissToast)}
        action={
          action &&
          ('href' in action
            ? action
            : { label: action.label, onTake: () => leave(takeToastAction) })
        }
      />
    </li>
  )
}

/**
 * Visible toasts, the newest next to the edge of the window. Their countdowns pause on hover, on focus and in a hidden tab. F8 focuses the
 * newest toast. Escape dismisses the focused toast and restores the focus.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.visible)
  const isInPage = useSyncExternalStore(toastStore.subscribe, toastStore.isInPage)
  const { list, entered, giveBack } = useToastFocus()
  useHiddenTab()
  const isEmpty = isInPage || toasts.length === 0
  useToastRoom(list, isEmpty)
  useEffect(() => {
    // Ends the pause, because an element that is removed while it is hovered or focused fires no `leave` or `blur` event.
    if (!isEmpty || isInPage) return
    toastStore.release('pointer')
    toastStore.release('focus')
  }, [isEmpty, isInPage])
  if (isEmpty) return null
  return (
    <section aria-label="Notifications" aria-keyshortcuts={TOAST_SHORTCUT}>
      <div
        onPointerEnter={() => toastStore.hold('pointer')}
        onPointerLeave={() => toastStore.release('pointer')}
        onFocus={({ relatedTarget }) => {
          entered(relatedTarget)
          toastStore.hold('focus')
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            toastStore.release('focus')
        }}
      >
        <ol ref={list} className="toast-list">
          {toasts.map((toast) => (
            <Item key={toast.id} toast={toast} giveBack={giveBack} />
          ))}
        </ol>
      </div>
    </section>
  )
}
