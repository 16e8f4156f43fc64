import { TRASH_DAYS } from '#shared/contracts/trash.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'

/** Actions of the editor that need a confirmation. */
export type Question = 'discard' | 'revert' | 'remove' | 'take-off'

interface QuestionsProps {
  readonly question: Question | undefined
  /** Name of the article type within a sentence. */
  readonly noun: string
  readonly isLive: boolean
  readonly isDirty: boolean
  readonly onYes: (question: Question) => void
  readonly onNo: () => void
}

/** Dialogs of the editor that ask for confirmation. At most one is open. */
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
        text="This deletes everything you typed since the last save."
        yes="Discard"
        no="Keep writing"
        isGrave
      />
      <QuestionDialog
        {...asked('revert')}
        title="Revert to the published version?"
        text="This deletes all changes since it was last published, here and in the Studio. Visitors see no change."
        yes="Revert"
        no="Keep the changes"
        isGrave
      />
      <QuestionDialog
        {...asked('remove')}
        title={`Delete this ${noun}?`}
        text={`${
          isLive ? 'It is removed from the site at once and stays' : 'It stays'
        } in the trash for ${TRASH_DAYS} days. You can restore it from there.`}
        yes="Delete"
        no="Keep it"
        isGrave
      />
      <QuestionDialog
        {...asked('take-off')}
        title="Unpublish this article?"
        text={`Visitors can no longer see it. It is archived${
          isDirty ? ' with what you typed' : ''
        }. You can publish it again.`}
        yes="Unpublish"
        no="Keep published"
      />
    </>
  )
}
