import { ArrowUp } from 'lucide-react'
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { ASSISTANT_LIMITS } from '#shared/contracts/assistant.ts'
import { paths } from '#shared/paths/paths.ts'
import { conversation } from './conversation.ts'
import { isPhone } from './is-phone.ts'
import { say } from './talk.ts'
import { useConnection, useConversation } from './use-conversation.ts'
import { composerWords } from './labels.ts'

/** Number of remaining characters below which this number is shown. */
const nearEnd = 200

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly minimise: () => void
}

/** Note below the input. It says which service answers. */
function Note({ minimise }: Pick<ComposerProps, 'minimise'>) {
  const answeredBy = useConversation('answeredBy')
  if (answeredBy !== 'google') return <p className="chat-foot">{composerWords.note}</p>
  const leave = () => {
    if (isPhone()) minimise()
  }
  return (
    <p className="chat-foot">
      {composerWords.googleNote}{' '}
      <a href={paths.privacyPolicy} onClick={leave}>
        {composerWords.policy}
      </a>
    </p>
  )
}

/**
 * Input for questions. Enter sends the question, Shift+Enter starts a new line. While the browser is offline, the text stays in the input.
 */
export function Composer({ field, minimise }: ComposerProps) {
  const draft = useConversation('draft')
  const returned = useConversation('returned')
  const isConnected = useConnection()
  const left = ASSISTANT_LIMITS.question - draft.length
  const isNear = left <= nearEnd
  const canSend = draft.trim() !== '' && isConnected
  const send = () => {
    if (canSend) say(draft)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
    field.current?.focus({ preventScroll: true })
  }
  const typed = (event: KeyboardEvent) => {
    // Enter confirms a character during IME composition, so it must not send the question.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const problem = () => {
    if (!isConnected) return composerWords.offline
    return returned === 'google' ? composerWords.google : ''
  }
  return (
    <form className="chat-composer" onSubmit={submit}>
      <output className="chat-problem">{problem()}</output>
      <div className="chat-field">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          maxLength={ASSISTANT_LIMITS.question}
          aria-label={composerWords.label}
          aria-describedby={isNear ? 'chat-left' : undefined}
          placeholder={composerWords.placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => conversation.change({ draft: target.value })}
          onKeyDown={typed}
        />
        <button
          type="submit"
          className="chat-send"
          aria-label={composerWords.send}
          disabled={!canSend}
        >
          <ArrowUp size={18} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </div>
      <div className="chat-under">
        <Note minimise={minimise} />
        {isNear && (
          <p id="chat-left" className="chat-left">
            {composerWords.left(left)}
          </p>
        )}
      </div>
    </form>
  )
}
