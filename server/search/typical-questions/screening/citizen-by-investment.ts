import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/citizen-by-investment`. */
export const citizenByInvestmentQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/citizen-by-investment',
    answer:
      'We vet applicants for citizenship or residence by investment: identity, family, wealth, courts and press. You get findings graded by weight and proof.',
    asked: ['golden visa due diligence', 'investor vetting', 'citizenship applicants'],
  },
  {
    passage: '/citizen-by-investment~1',
    answer:
      'For: Programme units, agents, banks. Timing: Quoted by stage and country. Covers: Applicant, family, companies. Delivered: Report with findings by weight.',
    asked: [
      'who is citizenship due diligence for',
      'timing of investor vetting',
      'vetting of applicants for a golden passport',
    ],
  },
  {
    passage: '/citizen-by-investment#specimen~1',
    answer: 'We ask for former names, second passports and refused visas, then search them.',
    asked: ['second passport or refused visa', 'applicant has two passports'],
  },
  {
    passage: '/citizen-by-investment#specimen~3',
    answer: 'We trace wealth from first capital to today by contract, tax and bank records.',
    asked: ['how do you trace wealth', "where did the investor's fortune come from"],
  },
  {
    passage: '/citizen-by-investment#specimen~4',
    answer: 'An item missing from the form often matters more than the item itself.',
    asked: ['applicant hid something on the form', 'the applicant left something out'],
  },
  {
    passage: '/citizen-by-investment#specimen~5',
    answer: 'We list what is proven, open and contradicted. The authority decides.',
    asked: [
      'do you decide about the passport',
      'who decides on the application',
      'does Certavia approve the citizenship',
    ],
  },
  {
    passage: '/citizen-by-investment#who-it-is-for',
    answer: 'You get an opinion independent of the agent, who earns from approval.',
    asked: [
      'why should a government not rely on the agent',
      'the agent says everything is fine with the applicant',
      'agent says the applicant is clean',
    ],
  },
  {
    passage: '/citizen-by-investment#how-it-works~2',
    answer: 'We check registers, lists and press, then inquire openly on site if needed.',
    asked: ['do you do local investigations', 'do you send someone to ask locally'],
  },
  {
    passage: '/citizen-by-investment#limits',
    answer:
      'We tell the unit when it should ask for intelligence and border data, which only governments can exchange.',
    asked: [
      'intelligence service information',
      'secret service data',
      'do you know what the secret service knows',
    ],
  },
  {
    passage: '/citizen-by-investment#limits~1',
    answer:
      'Where a court may lack independence, we report the context with sources and leave the judgement to you.',
    asked: ['unfair court verdict abroad', 'conviction by a biased court'],
  },
  {
    passage: '/citizen-by-investment#limits~2',
    answer:
      'For wealth made before records began, we say of each part whether it is proved or only plausible.',
    asked: [
      'cash fortune from long ago',
      'old money without papers',
      'his grandfather made the money in cash',
    ],
  },
  {
    passage: '/citizen-by-investment#turnaround',
    answer:
      'Pre-check. Done with: Lists, open press. Applicant provides: Passport copy. Time: 24 hours if online.',
    asked: ['pre-check of an applicant', 'quick look before we accept an applicant'],
  },
  {
    passage: '/citizen-by-investment#turnaround~1',
    answer:
      'Desk report. Done with: Registers, courts, media. Applicant provides: Complete forms. Time: By country; quoted on reading the file.',
    asked: ['desk report time', 'how long for the desk research'],
  },
  {
    passage: '/citizen-by-investment#turnaround~2',
    answer:
      'Field report. Done with: Local inquiries. Applicant provides: Addresses, employers. Time: Set by distance and safety.',
    asked: ['field report time', 'how long for local inquiries'],
  },
  {
    passage: '/citizen-by-investment#turnaround~3',
    answer:
      'Wealth review. Done with: Contracts, tax, bank entries. Applicant provides: Originals or certified copies. Time: From the last document received.',
    asked: ['wealth review time', 'documents for a wealth review', 'papers for the wealth review'],
  },
  {
    passage: '/citizen-by-investment#turnaround~4',
    answer:
      'Monitoring. Done with: Lists and press after grant. Applicant provides: Acknowledged notice. Time: As long as the programme requires.',
    asked: ['monitoring after the passport is granted', 'do you watch the investor afterwards'],
  },
  {
    passage: '/citizen-by-investment#law',
    answer:
      'The EB-5 visa offers residence for investment, and the lawful source of funds must be documented. US banks apply Bank Secrecy Act rules to the money. We agree the purpose of each report with you, because some purposes bring in the FCRA.',
    asked: ['EB-5', 'US investor visa', 'investment visa America'],
  },
  {
    passage: '/citizen-by-investment#law~1',
    answer:
      'The Tier 1 investor visa closed to new applicants in February 2022. UK banks and agents still check source of wealth under the Money Laundering Regulations 2017, and UK GDPR applies to the report.',
    asked: ['UK investor visa', 'Tier 1', 'does Britain still sell residence'],
  },
  {
    passage: '/citizen-by-investment#law~2',
    answer:
      'In April 2025, ruling on Malta’s programme, the Court of Justice held that a Member State may not grant nationality in exchange for predetermined payments. Regulation (EU) 2024/1624 counts investment migration operators among obliged entities from 10 July 2027.',
    asked: [
      'Malta ruling',
      'EU court on golden passports',
      'is it still legal to sell EU citizenship',
    ],
  },
  {
    passage: '/citizen-by-investment#law~4',
    answer:
      'Where the law or the programme requires a signature, each family member signs; the others are told. Data on crime and politics need a firm legal basis, and we delete copies when the programme’s retention period ends.',
    asked: ["family members' data", "what about the spouse and children's data"],
  },
  {
    passage: '/citizen-by-investment#who-instructs-you-agent-or-state',
    answer:
      'Either may, but we accept only one of them for each applicant. If the other asks as well, we decline or disclose the conflict.',
    asked: [
      'who is your client in an investor visa case',
      'do you work for the agent or the government',
      'who places the order for citizenship vetting',
      'who can order the vetting',
      'do you work for the agent or the state',
      'the agent and the government both want to hire you',
    ],
  },
  {
    passage: '/citizen-by-investment#are-fees-tied-to-approval',
    answer: 'You pay the same fee whether the findings help the application or end it.',
    asked: [
      'is your fee higher if the applicant gets the passport',
      'success fee for citizenship cases',
      'do you have an interest in approval',
      'does the fee depend on approval',
      'success fee',
      'do you earn more if the passport is granted',
      'is your pay linked to the outcome',
      'do you get more if he receives the passport',
      'who pays if the applicant is turned down',
    ],
  },
  {
    passage: '/citizen-by-investment#how-is-fieldwork-kept-lawful',
    answer:
      'We ask sources openly, refuse to pay for records and contact relatives only with permission.',
    asked: [
      'how do local investigators work legally',
      'do you pay bribes for records',
      'rules for enquiries on the ground',
      'do you bribe officials for records',
      'lawful fieldwork',
      'do you slip somebody money for a document',
    ],
  },
  {
    passage: '/citizen-by-investment#do-you-share-refusals-between-programmes',
    answer:
      'Only where the law and the applicant permit it; otherwise we ask the applicant on the form and test the reply.',
    asked: [
      'was the applicant refused elsewhere, do you tell',
      'blacklist of rejected investors',
      'exchange of rejections between countries',
      'do you tell other countries about a refusal',
      'refused elsewhere',
    ],
  },
  {
    passage: '/citizen-by-investment#which-findings-stop-a-report',
    answer:
      'We notify you at once of a confirmed sanctions match and complete everything else, so that you decide on the whole report.',
    asked: [
      'do you stop when an applicant is sanctioned',
      'what makes you break off the vetting of an investor',
      'red flag that ends the work',
      'sanctions hit during vetting',
      'does a finding stop the work',
    ],
  },
  {
    passage: '/citizen-by-investment#do-you-work-on-citizenship-schemes-in-the-eu',
    answer:
      'Since the ruling of April 2025 we ask to see a legal opinion on the scheme before we accept an order.',
    asked: [
      'European golden passports after the court ruling',
      'do you vet for Malta',
      'are EU citizenship programmes still served',
      'do you accept EU passport schemes',
      'we want to sell passports in the EU',
    ],
  },
  {
    passage: '/citizen-by-investment#specimen',
    answer: 'We compare what the applicant states with what courts, registers and banks confirm.',
    asked: ['what is in an investor report'],
  },
  {
    passage: '/citizen-by-investment#specimen~2',
    answer: 'We compare police certificates with our own court and press searches there.',
    asked: ['police certificate of an investor is clean, what else'],
  },
  {
    passage: '/citizen-by-investment#who-it-is-for~1',
    answer: 'You look before filing, so you can decline an applicant who would fail later.',
    asked: ['should an agent check before filing'],
  },
  {
    passage: '/citizen-by-investment#who-it-is-for~2',
    answer:
      'Funds reach you before status is granted, so you need to understand their source first.',
    asked: ["bank receives an investor's money"],
  },
  {
    passage: '/citizen-by-investment#who-it-is-for~3',
    answer: 'You want evidence of how a partner’s programme vets the people it naturalises.',
    asked: ['visa free country wants evidence of vetting'],
  },
  {
    passage: '/citizen-by-investment#how-it-works',
    answer: 'We read the application forms and note what they leave out.',
    asked: ['what is missing on the application form'],
  },
  {
    passage: '/citizen-by-investment#how-it-works~4',
    answer: 'You get findings graded by proof, with questions for the interview.',
    asked: ['questions for the interview of an applicant'],
  },
]
