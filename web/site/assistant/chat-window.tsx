import { ArrowUp, Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { identity } from '#shared/company/identity.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { conversation, greet } from './conversation.ts'
import { delays } from './delays.ts'
import type { View } from './message.ts'
import { meet } from './talk.ts'
import { useConversation } from './use-conversation.ts'
import { useFocusBeneath } from './use-focus-beneath.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { windowWords } from './labels.ts'

const icon = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const

const setView = (view: Exclude<View, 'closed'>) =>
  conversation.change(view === 'minimised' ? { view } : { view, unseen: 0 })

/** Defined outside of the component, so that every render has the same function. A new function would make all messages render again. */
const minimise = () => setView('minimised')

const isShown = (view: View) => view === 'open' || view === 'maximised'

/** Adds the greeting shortly after the window has become visible. */
function useGreeting(isDue: boolean) {
  useEffect(() => {
    if (!isDue) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void meet().then(() => {
        if (!isOver) greet()
      })
    }, delays.greeting)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isDue])
}

/** Moves the focus to the input when the window opens, and to the restore button when the window is minimised. */
function useFocusOf(view: View, takesFocus: boolean) {
  const frame = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const opening = useRef<HTMLButtonElement>(null)
  const before = useRef<View>(takesFocus ? 'closed' : view)
  useLayoutEffect(() => {
    const last = before.current
    before.current = view
    if (isShown(view) && !isShown(last)) field.current?.focus({ preventScroll: true })
    if (view === 'minimised' && frame.current?.contains(document.activeElement) === true)
      opening.current?.focus({ preventScroll: true })
  }, [view])
  return { frame, field, opening }
}

interface ChatWindowProps {
  /** True if the visitor has just opened the window, which then takes the focus. */
  readonly takesFocus: boolean
  readonly close: () => void
}

/** Window of the assistant, which is not modal: small in the corner of the page, or maximised. */
export function ChatWindow({ takesFocus, close }: ChatWindowProps) {
  const view = useConversation('view')
  const messages = useConversation('messages')
  const unseen = useConversation('unseen')
  const waiting = useConversation('waiting')
  const { frame, field, opening } = useFocusOf(view, takesFocus)
  const isOpen = isShown(view)
  useGreeting(isOpen && messages.length === 0)
  useFocusBeneath(frame, isOpen, minimise)
  useKeyboardRoom(frame)
  const typed = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) minimise()
  }
  const small = waiting > 0 ? windowWords.writing : windowWords.unseen(unseen)
  return (
    <dialog
      open
      ref={frame}
      className="chat-window"
      data-slot="chat-window"
      data-view={view}
      aria-label={windowWords.name}
      tabIndex={-1}
      onKeyDown={typed}
    >
      <div className="chat-head">
        <LogoMark className="chat-mark" />
        <div className="chat-name">
          <h2>{identity.assistant}</h2>
          <p {...(!isOpen && { role: 'status' })}>{isOpen ? windowWords.source : small}</p>
        </div>
        <button
          ref={opening}
          type="button"
          aria-label={isOpen ? windowWords.minimise : windowWords.open}
          data-tip=""
          onClick={() => setView(isOpen ? 'minimised' : 'open')}
        >
          {isOpen ? <Minus {...icon} /> : <ArrowUp {...icon} />}
        </button>
        {isOpen && (
          <button
            type="button"
            aria-label={view === 'open' ? windowWords.maximise : windowWords.restore}
            data-tip=""
            onClick={() => setView(view === 'open' ? 'maximised' : 'open')}
          >
            {view === 'open' ? <Maximize2 {...icon} /> : <Minimize2 {...icon} />}
          </button>
        )}
        <button type="button" aria-label={windowWords.close} data-tip="" onClick={close}>
          <X {...icon} />
        </button>
      </div>
      <div className="chat-body" hidden={!isOpen}>
        <ChatLog isShown={isOpen} minimise={minimise} />
        <Composer field={field} minimise={minimise} />
      </div>
    </dialog>
  )
}
