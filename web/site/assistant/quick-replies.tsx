import type { MouseEvent } from 'react'
import { leadOf, schedulingTitle } from '#shared/company/assistant-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { openScheduling } from '#web/lib/overlays/open-scheduling.ts'
import { isPhone } from './is-phone.ts'
import { say } from './talk.ts'
import { logWords } from './labels.ts'

interface QuickRepliesProps {
  readonly replies: readonly string[]
  readonly minimise: () => void
  /** Called after the visitor has chosen a reply. The focused reply then disappears, so the caller must move the focus. */
  readonly onSaid: () => void
}

const schedule = (event: MouseEvent) => {
  if (openScheduling({ title: schedulingTitle })) event.preventDefault()
}

/** Quick replies. Once the visitor has chosen one, all replies that would send a message disappear. Replies that are links stay. */
export function QuickReplies({ replies, minimise, onSaid }: QuickRepliesProps) {
  if (replies.length === 0) return null
  const leave = () => {
    if (isPhone()) minimise()
  }
  const drawn = (reply: string) => {
    const lead = leadOf(reply)
    if (lead.kind === 'schedule')
      return (
        <a href={paths.booking()} onClick={schedule}>
          {reply}
        </a>
      )
    if (lead.kind === 'page')
      return (
        <a href={lead.path} onClick={leave}>
          {reply}
        </a>
      )
    const choose = () => {
      say(reply, true)
      onSaid()
    }
    return (
      <button type="button" onClick={choose}>
        {reply}
      </button>
    )
  }
  return (
    <ul className="chat-replies" aria-label={logWords.replies}>
      {replies.map((reply) => (
        <li key={reply}>{drawn(reply)}</li>
      ))}
    </ul>
  )
}
