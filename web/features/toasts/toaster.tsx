import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { holdToastRoom } from '#web/lib/toast-room.ts'
import { dismissToast, takeToastAction, toastStore, type Toast } from '#web/lib/toasts.ts'
import { ToastSurface } from '#web/ui/toast-surface.tsx'

/** Leads to the newest toast from anywhere: it is gone before the Tab key would get there. */
const SHORTCUT = 'F8'

const buttonOf = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('.toast-close') ?? undefined

/** Time stands still while the tab is hidden. */
function useHiddenTab() {
  useEffect(() => {
    const follow = () => toastStore[document.hidden ? 'hold' : 'release']('hidden')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}

/** On phones, what hangs under the bar makes room for the toasts. */
function useToastRoom(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    if (isEmpty || list.current === null) return undefined
    return holdToastRoom(list.current)
  }, [list, isEmpty])
}

/** Remembers what had the focus before a toast, and gives it back. */
function useFocusBack() {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(undefined)
  // With the toast itself and not a moment later: the key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
      const button = buttonOf(list.current?.lastElementChild)
      if (event.key !== SHORTCUT || button === undefined) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return {
    list,
    entered: (from: EventTarget | null) => {
      const isInside = from instanceof Node && list.current?.contains(from) === true
      if (!isInside) before.current = from instanceof HTMLElement ? from : undefined
    },
    /** Before a toast goes: a focus that is in it goes back to where it came from. */
    giveBack: (item: Element) => {
      if (!item.contains(document.activeElement)) return
      const back = before.current
      if (back?.isConnected === true) back.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    },
  }
}

interface ItemProps {
  readonly toast: Toast
  readonly giveBack: (item: Element) => void
}

function Item({ toast, giveBack }: ItemProps) {
  const { id, tone, title, text, stays, action } = toast
  const item = useRef<HTMLLIElement>(null)
  const leave = (act: (id: number) => void) => {
    if (item.current !== null) giveBack(item.current)
    act(id)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The toast is the topmost surface; what lies below stays open.
    event.stopPropagation()
    leave(dismissToast)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons
    <li ref={item} onKeyDown={escape}>
      <ToastSurface
        tone={tone}
        title={title}
        text={text}
        time={stays === undefined ? undefined : { stays, elapsed: toastStore.elapsed(id) }}
        onDismiss={() => leave(dismissToast)}
        action={
          action && {
            label: action.label,
            onTake: () => leave(takeToastAction),
          }
        }
      />
    </li>
  )
}

/**
 * The toasts that are to be seen, newest nearest the edge of the window. Their time stands still under the pointer and the
 * focus and in a hidden tab. F8 leads to the newest, Escape dismisses the one that has the focus and gives it back.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.visible)
  const { list, entered, giveBack } = useFocusBack()
  useHiddenTab()
  const isEmpty = toasts.length === 0
  useToastRoom(list, isEmpty)
  useEffect(() => {
    // What has gone under the pointer or the focus says nothing of their leaving.
    if (!isEmpty) return
    toastStore.release('pointer')
    toastStore.release('focus')
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <section aria-label="Notifications" aria-keyshortcuts={SHORTCUT}>
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
