import { QUESTION_DAYS } from '#shared/company/assistant-limits.ts'
import { site } from '#shared/company/site.ts'
import type { LegalSection } from '../company/shapes.ts'

const { assistant } = site

/** Section of the privacy policy about questions to the assistant. */
export const assistantSection: LegalSection = {
  id: 'assistant',
  title: `When you ask ${assistant}`,
  blocks: [
    {
      kind: 'text',
      text: `${assistant} is the assistant in the corner of our pages. Your question goes to our server with up to six messages before it, so that a follow-up makes sense. The server answers from the pages of this site. It keeps the conversation only until your answer is ready and leaves your question out of its log. Please leave out personal data about yourself and about others.`,
    },
    {
      kind: 'text',
      text: `The operator can connect Google’s Gemini model, and the window then tells you so before you ask. In that case our server sends Google your question, the question before it where yours follows on from it, and passages of our own pages. Your network address stays with us. The lawful basis is our legitimate interest in answering the question that you chose to ask.`,
    },
    {
      kind: 'text',
      text: `If ${assistant} finds no answer, or you say that one didn’t help, we count the question so that we can improve our pages. We keep words that our site itself uses and common English words. We write “…” for names, numbers, addresses and every other word. We drop a question with fewer than three such words. The count tells us when a question was last asked, and we leave out who asked it. We count a search of this site that finds nothing in the same way. We keep no other search.`,
    },
    {
      kind: 'table',
      label: `How long questions to ${assistant} are kept`,
      columns: ['What', 'Kept', 'Why'],
      rows: [
        ['Your question and the answer', 'Until the answer is sent', 'To answer you'],
        [
          'Questions without a helpful answer, without names, numbers and addresses, counted',
          `${QUESTION_DAYS} days after they were last asked`,
          'To see what our pages should explain',
        ],
      ],
    },
  ],
}
