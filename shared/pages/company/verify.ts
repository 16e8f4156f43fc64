import type { WithdrawalReason } from '../../contracts/reports.ts'
import type { NumberProblem } from '../../reports/verification.ts'

/** Reason why a file could not be compared with a report. */
export type FileProblem =
  | 'too_large'
  | 'not_pdf'
  | 'unreadable'
  | 'insecure'
  | 'no_text'
  | 'not_ours'
  | 'too_many'
  | 'unavailable'

/** Title and advice for a result of the comparison. */
interface ResultText {
  readonly title: string
  readonly text: string
}

/** Reasons for a withdrawal, as text after the word “because”. */
export const withdrawalTexts: Readonly<Record<WithdrawalReason, string>> = {
  wrong_person: 'It was about the wrong person',
  wrong_facts: 'A fact in it was wrong',
  source_corrected: 'The source has corrected its record',
  issued_by_mistake: 'It was issued by mistake',
}

/** Texts of the page on which visitors verify reports. */
export const verifyPage = {
  meta: {
    title: 'Verify a report we issued',
    description:
      'Check that a report is the one we issued and still valid. Your browser reads the PDF on your device and sends us only the number of the report.',
    keywords: ['verify a report', 'check a background report', 'report number'],
  },
  name: 'Verify a report',
  heading: 'Is this report still the one we issued?',
  lede: 'Choose the PDF or type its number. Your browser reads the file on your device, so we never receive it.',
  steps: [
    'Your browser reads the words in the file and computes their fingerprint.',
    'It asks us for the fingerprint of that report number, and for its dates.',
    'If both are the same, you see what we issued. The names in the report stay with you.',
  ],
  limits: {
    label: 'Limits',
    heading: 'What a check can’t tell you',
    points: [
      {
        title: 'Paper and scans',
        text: 'A copy on paper has no text that a browser can read. Check its number here, then ask the sender for the PDF.',
      },
      {
        title: 'A copied seal',
        text: 'Anybody can draw a seal. Only the answer of this page shows that we issued the report.',
      },
      {
        title: 'Later events',
        text: 'A report states what its sources said on the day of each answer. It doesn’t change when a record changes.',
      },
    ],
  },
  desk: 'Verification desk',
  drop: {
    title: 'Choose the PDF of the report',
    hint: 'Or drop it here. It stays on your device.',
    button: 'Choose a file',
    another: 'Choose another',
    reading: 'Reading the file…',
    read: 'read here, not uploaded',
    withoutScript: 'To check a file, allow JavaScript for this page. A number works without it.',
  },
  number: {
    label: 'Or its number',
    hint: 'You find it at the bottom of the report, such as CV-2026-1184-K7.',
    button: 'Check the number',
  },
  results: {
    identical: {
      title: 'Identical to the file we issued',
      text: 'Every byte of this file is as we issued it.',
    },
    text: {
      title: 'The issued text is in this file',
      text: 'Read this text, not the file: a file can show something else.',
    },
    different: {
      title: 'Different from what we issued',
      text: 'Ask the sender for the original file. Someone changed this one, or made it from another document.',
    },
    valid: {
      title: 'We issued a report with this number',
      text: 'It is still valid. To see if a file is unchanged, choose the file too.',
    },
    replaced: { title: 'Replaced by', text: 'Ask the sender for the newer report.' },
    withdrawn: { title: 'Withdrawn on', text: 'Don’t rely on this report any more.' },
    expired: { title: 'Expired on', text: 'Ask for a new check if you still need one.' },
  } satisfies Readonly<Record<string, ResultText>>,
  match: {
    identical: 'Identical to the file we issued',
    text: 'Has the issued text, in another file',
    different: 'Different from what we issued',
  },
  rowsTitle: 'What we issued',
  sample: 'Sample: names and facts are invented',
  problems: {
    no_text: {
      title: 'No readable text in this file',
      text: 'This looks like a scan or photo. Ask for the PDF as we sent it, or check the number instead.',
    },
    not_ours: {
      title: 'Not our report',
      text: 'We have not issued a report with a number from this file. Ask the sender where it comes from.',
    },
    too_large: {
      title: 'Choose a smaller file',
      text: 'Files of more than 50 MB are not read. Our reports have less than 1 MB.',
    },
    not_pdf: {
      title: 'Choose a PDF',
      text: 'This file is not a PDF. We send reports as PDF only.',
    },
    unreadable: {
      title: 'Ask for another copy of this file',
      text: 'It is damaged or needs a password, so your browser can’t read it.',
    },
    insecure: {
      title: 'Open this page with https://',
      text: 'Browsers compute fingerprints over a secure connection only. A number works without it.',
    },
    too_many: {
      title: 'Wait a few minutes and try again',
      text: 'Your network has checked too many numbers within an hour.',
    },
    unavailable: {
      title: 'Check your connection and try again',
      text: 'We couldn’t reach the server. The file is still on your device only.',
    },
  } satisfies Readonly<Record<FileProblem, ResultText>>,
  numberProblems: {
    unreadable: 'Enter a number such as CV-2026-1184-K7. This one has another form.',
    unknown: 'Check the number. We have not issued a report with this one.',
    too_many:
      'Wait a few minutes and try again. Your network has checked too many numbers within an hour.',
    unavailable: 'Check your connection and try again. We couldn’t reach the server.',
  } satisfies Readonly<Record<NumberProblem, string>>,
} as const
