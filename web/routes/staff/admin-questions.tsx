import { QuestionListPage } from '#web/staff/questions/question-list.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/questions/questions.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the questions that the assistant could not answer. */
export function Component() {
  return (
    <>
      <PageHead title="Questions, staff" noindex />
      <QuestionListPage />
    </>
  )
}
