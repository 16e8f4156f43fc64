import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/verify`. */
export const verifyQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/verify',
    answer:
      'Choose the PDF or type its number. Your browser reads the file on your device, so we never receive it.',
    asked: [
      'how do I verify a report',
      'how can I check that a report is genuine',
      'is this report really from you',
      'where do I enter the report number',
      'was this PDF changed after you issued it',
      'check the authenticity of a screening report',
    ],
  },
]
