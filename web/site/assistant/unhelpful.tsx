import { ThumbsDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reportNotHelpful } from './calls.ts'
import { amend } from './conversation.ts'
import type { Message } from './message.ts'
import { logWords } from './labels.ts'

type State = 'open' | 'sending' | 'failed'

/** Button with which the visitor marks an answer as not helpful. It works once. */
export function Unhelpful({ message }: { readonly message: Message }) {
  const { id, question = '', isUnhelpful = false } = message
  const [state, setState] = useState<State>('open')
  const thanks = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The focused button has disappeared, so the focus moves to the text in its place.
    if (isUnhelpful && wasPressed.current) thanks.current?.focus({ preventScroll: true })
  }, [isUnhelpful])
  const tell = async () => {
    if (state === 'sending') return
    wasPressed.current = true
    setState('sending')
    try {
      await reportNotHelpful(question)
      amend(id, { isUnhelpful: true })
    } catch {
      setState('failed')
    }
  }
  if (isUnhelpful)
    return (
      <p ref={thanks} className="chat-note" tabIndex={-1}>
        {logWords.thanks}
      </p>
    )
  return (
    <p className="chat-note">
      <button
        type="button"
        className="chat-unhelpful"
        aria-busy={state === 'sending'}
        onClick={() => void tell()}
      >
        <ThumbsDown size={14} strokeWidth={1.8} aria-hidden="true" />
        {logWords.unhelpful}
      </button>
      {state === 'failed' && <span> {logWords.unsent}</span>}
    </p>
  )
}
