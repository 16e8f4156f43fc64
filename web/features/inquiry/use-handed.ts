import { useEffect } from 'react'
import { CONVERSATION_HANDED, takeConversation } from '#web/lib/handed-conversation.ts'

/** Fills a conversation that the visitor has brought from the assistant into the message of the form. Nothing is sent by it. */
export function useHandedConversation(): void {
  useEffect(() => {
    const take = () => {
      const text = takeConversation()
      if (text !== undefined)
        void import('./add-to-message.ts').then(({ addToMessage }) => addToMessage(text))
    }
    take()
    window.addEventListener(CONVERSATION_HANDED, take)
    return () => window.removeEventListener(CONVERSATION_HANDED, take)
  }, [])
}
