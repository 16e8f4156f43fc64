import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/solutions/corporate-due-diligence`. */
export const solutionCorporateDueDiligenceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/solutions/corporate-due-diligence',
    answer:
      'We find out who owns a company, who runs it, what it owes and whether it is barred. You get the findings before you sign, lend or buy.',
    asked: [
      'research a company before we buy it',
      'what do you learn about a business partner',
      'what is corporate due diligence',
      'check a company before signing',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#when-to-order',
    answer:
      'Anti-bribery laws can hold you responsible for those who sell in your name. We check who they are and whom they are related to.',
    asked: [
      'risks of a sales partner abroad',
      'bribery by intermediaries',
      'anti-bribery check of a distributor',
      'foreign sales agent',
      'a dealer abroad sells in our name, are we responsible for bribes',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#when-to-order~1',
    answer:
      'While you read the contracts, we look at the people, the owners above them and the disputes that the data room leaves out.',
    asked: [
      'joint venture partner research',
      'what does the data room not show',
      'due diligence before buying a company',
      'joint venture partner check',
      'M&A',
      'we want to take over a rival',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#when-to-order~2',
    answer:
      'Supply-chain laws in several countries require documented checks on suppliers, and we give you the documents.',
    asked: [
      'supply chain law checks on a vendor',
      'supply chain law',
      'supplier of a critical part',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#when-to-order~3',
    answer: 'You lend or insure against a company’s promise and want to know who can keep it.',
    asked: ['check a borrower before a large loan'],
  },
  {
    passage: '/solutions/corporate-due-diligence#when-to-order~4',
    answer:
      'Your supervisor wants old files renewed, so we sort them by risk, renew them and report progress.',
    asked: [
      'regulator ordered us to fix old files',
      'supervisor demands that old files are renewed',
      'remediation',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive',
    answer:
      'Summary page. Length and form: One page. Answers: Findings by weight, and what is left for you to decide.',
    asked: ['how long is the summary for the committee'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~2',
    answer:
      'Findings. Length and form: Graded by weight and proof. Answers: What is proven, open or contradicted.',
    asked: ['how are findings graded'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~5',
    answer: 'You see the register, page and date behind each statement.',
    asked: [
      'can we trace each statement in the due diligence file',
      'does every statement have a source in the due diligence report',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#limits',
    answer:
      'We read accounts as filed, and whether they are true is the work of auditors with access to the books.',
    asked: [
      'do you verify the books of a company',
      'are the accounts real',
      'do you audit the accounts',
      'forensic accounting',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#limits~1',
    answer:
      'We make no pretext calls and buy no bank data or hacked emails, so some questions stay open and we mark them as open.',
    asked: [
      'do you buy leaked bank data',
      'pretext calls in investigations',
      'do you use hacked data',
      'illegal sources',
      'pretext calls',
      'bank data',
      'could you get his bank statements somehow',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#limits~2',
    answer:
      'Filing duties, fees and delays differ by country, so our plan names them before you commit.',
    asked: ['differences between registers abroad'],
  },
  {
    passage: '/solutions/corporate-due-diligence#will-the-company-know',
    answer:
      'Register and press work goes unnoticed, and we hold interviews and site visits only with your permission. Individuals whose data we keep may have a right to be told.',
    asked: [
      'will the firm we investigate be informed',
      'is due diligence confidential from the target',
      'can you look into a business without it noticing',
      'will the company find out that we check it',
      'secret check of a company',
      'discreet due diligence',
      'will they get wind of it if we look into a firm',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#can-the-work-be-privileged',
    answer:
      'In some jurisdictions, yes, if your lawyers instruct us. Ask them to place the order and settle how we address the report.',
    asked: [
      'is the report covered by legal privilege',
      'attorney client privilege for your investigation',
      'can our counsel instruct you so it stays protected',
      'legal privilege of the report',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#how-deep-should-we-go',
    answer:
      'That depends on the harm if you are wrong: we propose three depths, tell you what each would miss, and you choose.',
    asked: [
      'which level of due diligence do we need',
      'basic or deep investigation of a business partner',
      'how thorough should the research be',
      'how deep should due diligence be',
      'how much digging is enough',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-does-ongoing-monitoring-cover',
    answer:
      'It covers register changes, lists, insolvency notices and named press, and private share transfers once they are filed.',
    asked: [
      'do you keep watching a company after the report',
      'alerts when something changes at a partner',
      'what does the monitoring subscription include',
      'what does monitoring of a company include',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#who-owns-the-report',
    answer:
      'You may use it for the agreed purpose, and you can share it with lenders or insurers after they accept its terms.',
    asked: [
      'may we pass the due diligence report to our bank',
      'who has rights in the finished report',
      'can we share your findings with our insurer',
      'may we share the due diligence report',
      'who owns the report',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#is-the-report-a-legal-opinion',
    answer:
      'We report that a charge is registered, and legal advice tells you what it means for your contract.',
    asked: [
      'do you give legal advice on findings',
      'does your report replace our lawyers',
      'is this an attorney opinion',
      'is it legal advice',
    ],
  },
]
