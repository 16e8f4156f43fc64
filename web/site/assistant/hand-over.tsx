import { paths } from '#shared/paths/paths.ts'
import { handConversation } from '#web/lib/sending/chat-transfer.ts'
import { conversation } from './conversation.ts'
import { transcriptOf } from './transcript.ts'
import { logWords } from './labels.ts'

interface HandOverProps {
  readonly minimise: () => void
}

/**
 * Link to the contact form, for questions that the site cannot answer. A click copies the conversation into the message field of the form.
 */
export function HandOver({ minimise }: HandOverProps) {
  const take = () => {
    handConversation(transcriptOf(conversation.now().messages))
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
