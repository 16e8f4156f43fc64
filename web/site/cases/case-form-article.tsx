import type { CaseKind } from '#shared/company/case-law.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import { caseForms } from '#shared/pages/company/case-forms.ts'
import { useResult } from '#web/lib/sending/use-result.ts'
import { CaseForm } from './case-form.tsx'
import { CaseFrame } from './case-frame.tsx'
import type { SentCase } from './case-sending.ts'

interface CaseFormArticleProps {
  readonly kind: CaseKind
  readonly posted: PostedForm | undefined
}

/** Page with a form for candidates. After the form was sent, the confirmation replaces it. */
export function CaseFormArticle({ kind, posted }: CaseFormArticleProps) {
  const [sent, onSent] = useResult<SentCase>(({ receipt }) => receipt.path)
  const page = caseForms[kind]
  if (sent !== undefined) return <sent.Article receipt={sent.receipt} isNew />
  return (
    <CaseFrame
      name={page.name}
      words={
        <>
          <h1>{page.name}</h1>
          {page.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      }
    >
      <CaseForm kind={kind} page={page} posted={posted} onSent={onSent} />
    </CaseFrame>
  )
}
