import { paths } from '#shared/paths/paths.ts'
import { handConversation } from '#web/lib/sending/chat-transfer.ts'
import type { Message } from './message.ts'
import { transcriptOf } from './transcript.ts'
import { logWords } from './labels.ts'

interface HandOverProps {
  readonly messages: readonly Message[]
  readonly minimise: () => void
}

/** Where the site does not say: the way to people, with the conversation in the message field of their form. */
export function HandOver({ messages, minimise }: HandOverProps) {
  const take = () => {
    handConversation(transcriptOf(messages))
    minimise()
  }
  return (
    <div className="chat-hand-over">
      <p>
        <a href={paths.contactMessage} className="text-link" onClick={take}>
          {logWords.handOver}
        </a>
      </p>
      <p className="chat-note">{logWords.handOverMeaning}</p>
    </div>
  )
}
