import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChatMessage } from './chat-message.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { clear, undoClearing } from './talk.ts'
import { TypingStrands } from './typing-strands.tsx'
import { useConversation } from './use-conversation.ts'
import { logWords, windowWords } from './labels.ts'

/** Delay in ms after which the log announces new messages. Messages that are in the log when it appears are not announced. */
const oldNews = 200

/** True once the log announces new messages. */
function useAnnouncing(isShown: boolean): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsOn(true), oldNews)
    return () => {
      clearTimeout(timer)
      setIsOn(false)
    }
  }, [isShown])
  return isOn
}

/** Note that the conversation is stored, and a button that clears it. Clearing can be undone until the next question. */
function Keeping() {
  const messages = useConversation('messages')
  const cleared = useConversation('cleared')
  const undo = useRef<HTMLButtonElement>(null)
  const clearing = useRef<HTMLButtonElement>(null)
  const hasAsked = messages.some(({ isBot }) => !isBot)
  const wasCleared = useRef(false)
  useLayoutEffect(() => {
    // The pressed button has disappeared, so the focus moves to the button that has replaced it.
    if (cleared !== undefined) undo.current?.focus()
    else if (wasCleared.current && document.activeElement === document.body)
      clearing.current?.focus()
    wasCleared.current = cleared !== undefined
  }, [cleared])
  return (
    <p className="chat-keeping" aria-live="polite">
      {cleared !== undefined && (
        <>
          <span>{logWords.cleared}</span>
          <button ref={undo} type="button" className="text-link" onClick={undoClearing}>
            {logWords.undo}
          </button>
        </>
      )}
      {cleared === undefined && hasAsked && (
        <>
          <span>{logWords.kept}</span>
          <button ref={clearing} type="button" className="text-link" onClick={clear}>
            {logWords.clear}
          </button>
        </>
      )}
    </p>
  )
}

interface ChatLogProps {
  readonly isShown: boolean
  readonly minimise: () => void
}

/** Log of the conversation. Its scroll position puts the visitor's latest message at the top, with the answer below it. */
export function ChatLog({ isShown, minimise }: ChatLogProps) {
  const messages = useConversation('messages')
  const waiting = useConversation('waiting')
  const scroller = useRef<HTMLElement>(null)
  const isAnnouncing = useAnnouncing(isShown)
  const last = messages.at(-1)
  useLayoutEffect(() => {
    const box = scroller.current
    const newest = box?.querySelector<HTMLElement>('.chat-message:last-child')
    if (box === null || newest === null || newest === undefined) return
    let placed: number
    const place = () => {
      const before = newest.previousElementSibling
      const asked = before instanceof HTMLElement && before.matches('.chat-said') ? before : newest
      // If a question is higher than a third of the log, only its end is shown, so that the answer is visible too.
      const hidden = asked === newest ? 0 : Math.max(0, asked.offsetHeight - box.clientHeight / 3)
      box.scrollTop = last?.isBot === true ? asked.offsetTop + hidden - 12 : box.scrollHeight
      placed = box.scrollTop
    }
    place()
    // Corrects the scroll position if fonts or quick replies change heights later, unless the visitor has scrolled. If the content becomes
    // shorter, the browser reduces the position to the new maximum.
    const observer = new ResizeObserver(() => {
      const unscrolled = Math.min(placed, box.scrollHeight - box.clientHeight)
      if (Math.abs(box.scrollTop - unscrolled) <= 1) place()
    })
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [last, waiting, isShown])
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className="chat-log" aria-label={logWords.log} tabIndex={0}>
      <div>
        <Keeping />
        <div role="log" aria-live={isAnnouncing ? 'polite' : 'off'} aria-label={logWords.log}>
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} minimise={minimise} />
          ))}
        </div>
        {waiting === 0 && last?.isBot === true && (
          <QuickReplies
            key={last.id}
            replies={last.quickReplies ?? []}
            minimise={minimise}
            onSaid={() => scroller.current?.focus({ preventScroll: true })}
          />
        )}
        <output className="chat-writing">
          {waiting > 0 && (
            <>
              <TypingStrands />
              {windowWords.writing}
            </>
          )}
        </output>
      </div>
    </section>
  )
}
