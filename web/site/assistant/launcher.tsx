import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

const load = () => import('./surface.tsx')

/** True if this tab has a stored conversation. */
function hasConversation(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.conversation) !== null
  } catch {
    return false
  }
}

const never = () => () => undefined
const tabNow = () => (hasConversation() ? 'known' : 'new')
const onServer = () => undefined

const typed = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Button in the corner of every public page that opens the assistant. The code of the window is loaded on first use. Without JavaScript, or
 * if the code cannot be loaded, the button is a link to the contact page. If the window was open before a reload, it opens again.
 */
export function ChatLauncher() {
  const link = useRef<HTMLAnchorElement>(null)
  // On the server and during hydration the button is always a plain link, because the server does not know the storage of the tab.
  const tab = useSyncExternalStore(never, tabNow, onServer)
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    if (hasConversation()) {
      whenIdle(() => {
        load().then(
          ({ resumeChat }) => resumeChat(link.current),
          () => undefined,
        )
      })
    }
    return () => {
      if (document.documentElement.dataset['window'] === 'chat') {
        void load().then(({ leaveChat }) => leaveChat())
      }
    }
  }, [])
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load().then(
      ({ openChat }) => {
        setIsOpened(true)
        openChat(link.current)
      },
      () => location.assign(paths.contact),
    )
  }
  return (
    // The button is in a landmark of its own, outside of the main element and the footer. Screen readers list the landmark by its name.
    <aside aria-label="Assistant">
      <a
        ref={link}
        className="chat-launcher"
        data-slot="chat-launcher"
        href={paths.contact}
        aria-label={`Chat with ${identity.assistant}`}
        aria-haspopup="dialog"
        data-tip="before"
        data-badge={tab === 'new' && !isOpened ? 1 : undefined}
        role={tab === undefined ? undefined : 'button'}
        onKeyDown={typed}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5h16v12H9.5L4 20.5zM8 9h8M8 12.5h5" />
        </svg>
      </a>
    </aside>
  )
}
