import { TRASH_DAYS } from '#shared/contracts/trash.ts'
import { QuestionDialog } from '#web/ui/question-dialog.tsx'

/** What is asked before it is done. */
export type Question = 'discard' | 'revert' | 'remove' | 'take-off'

interface QuestionsProps {
  readonly question: Question | undefined
  /** What the article is called. */
  readonly noun: string
  readonly isLive: boolean
  readonly isDirty: boolean
  readonly onYes: (question: Question) => void
  readonly onNo: () => void
}

/** The questions of the editor, one of which may be open. */
export function Questions({ question, noun, isLive, isDirty, onYes, onNo }: QuestionsProps) {
  const asked = (name: Question) => ({
    id: `${name}-dialog`,
    open: question === name,
    onYes: () => onYes(name),
    onNo,
  })
  return (
    <>
      <QuestionDialog
        {...asked('discard')}
        title="Discard your changes?"
        text="What you have typed since the last save goes away, here and in this browser’s store."
        yes="Discard"
        no="Keep writing"
        isGrave
      />
      <QuestionDialog
        {...asked('revert')}
        title="Go back to the published version?"
        text="Everything saved or typed since it was last published goes away, here and in the Studio. Visitors notice nothing."
        yes="Go back to it"
        no="Keep the changes"
        isGrave
      />
      <QuestionDialog
        {...asked('remove')}
        title={`Delete this ${noun}?`}
        text={`${
          isLive ? 'It leaves the site at once and lies' : 'It lies'
        } in the trash for ${TRASH_DAYS} days, from where it can be restored.`}
        yes="Delete"
        no="Keep it"
        isGrave
      />
      <QuestionDialog
        {...asked('take-off')}
        title="Take it off the site?"
        text={`It leaves the site at once and is archived with ${
          isDirty ? 'what you have typed' : 'its text'
        }. You can publish it again.`}
        yes="Take it off"
        no="Leave it there"
      />
    </>
  )
}
