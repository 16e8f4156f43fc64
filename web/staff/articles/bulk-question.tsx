import type { ArticleType } from '#shared/content/status.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { countOf } from './rows.ts'

/** Actions on many articles that require a confirmation. */
export type GreatAct = 'publish' | 'unpublish' | 'delete'

const WORDS: Readonly<
  Record<GreatAct, { readonly yes: string; readonly end: string; readonly text: string }>
> = {
  publish: {
    yes: 'Publish',
    end: ' to the site',
    text: 'Visitors see them at once. Incomplete ones are skipped and listed for you.',
  },
  unpublish: {
    yes: 'Unpublish',
    end: '',
    text: 'Visitors can no longer see them. They stay here as archived.',
  },
  delete: {
    yes: 'Delete',
    end: '',
    text: 'Visitors can no longer see them. They stay in the trash for 30 days. Articles that others link to are skipped and listed for you.',
  },
}

interface BulkQuestionProps {
  readonly type: ArticleType
  readonly count: number
  /** Action to confirm. Undefined while the dialog is closed. */
  readonly act: GreatAct | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Dialog that asks for confirmation before an action on more articles than a page of the list shows. It states the number of articles. */
export function BulkQuestion({ type, count, act, onYes, onNo }: BulkQuestionProps) {
  const { yes, end, text } = WORDS[act ?? 'publish']
  const what = `${yes} ${countOf(type, count)}${end}`
  return (
    <QuestionDialog
      id="bulk-question"
      open={act !== undefined}
      title={`${what}?`}
      text={text}
      yes={what}
      no="Cancel"
      isGrave={act === 'delete'}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
