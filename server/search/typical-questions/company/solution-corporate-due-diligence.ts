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
    asked: ['check a borrower before a large loan', 'before we lend a large sum'],
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
    asked: ['how long is the summary for the committee', 'is there a short version for the board'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~2',
    answer:
      'Findings. Length and form: Graded by weight and proof. Answers: What is proven, open or contradicted.',
    asked: ['how are findings graded', 'proven or only alleged'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~5',
    answer: 'You see the register, page and date behind each statement.',
    asked: [
      'can we trace each statement in the due diligence file',
      'does every statement have a source in the due diligence report',
      'where does this sentence in the report come from',
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
      'do you obtain bank statements of owners',
    ],
  },
  {
    passage: '/solutions/corporate-due-diligence#limits~2',
    answer:
      'Filing duties, fees and delays differ by country, so our plan names them before you commit.',
    asked: ['differences between registers abroad', 'registers abroad are slow or incomplete'],
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
  {
    passage: '/solutions/corporate-due-diligence~1',
    answer:
      'Subjects: Companies, owners, investors. Turnaround: 2 working days to 4 weeks. Reach: 100+ countries. Output: Report, score and monitoring.',
    asked: ['how long does company due diligence take'],
  },
  {
    passage: '/solutions/corporate-due-diligence#how-it-works',
    answer:
      'We trace ownership first, then screen the people behind it, score the findings and monitor changes.\nWe find the legal entity first, and it leads to its owners and its money. We screen owners against lists, compare money with disputes, and vet investors who seek a status from both. Lists and disputes go into a score, which informs your decision and sets the monitoring. Findings on investors reach you directly, in words and with their grade of proof.',
    asked: ['how does due diligence proceed'],
  },
  {
    passage: '/solutions/corporate-due-diligence#how-it-works~3',
    answer: 'Accounts, charges, source of wealth.',
    asked: ['do you look at accounts and debts of a company'],
  },
  {
    passage: '/solutions/corporate-due-diligence#how-it-works~5',
    answer: 'Courts, insolvency, press with sources.',
    asked: ['do you search lawsuits and insolvency'],
  },
  {
    passage: '/solutions/corporate-due-diligence#how-it-works~9',
    answer: 'New owner, new listing, new filing.',
    asked: ['what do you monitor after due diligence'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~1',
    answer:
      'Ownership chart. Length and form: Drawing with extracts. Answers: Who is at the end of each chain.',
    asked: ['is there an ownership diagram'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~3',
    answer:
      'Score sheet. Length and form: Factors and range. Answers: How it compares with your other partners.',
    asked: ['can we compare partners by score'],
  },
  {
    passage: '/solutions/corporate-due-diligence#what-you-receive~4',
    answer:
      'Monitoring notice. Length and form: On each change. Answers: What is new and whether it matters.',
    asked: ['how do you tell us about a change at a partner'],
  },
]
