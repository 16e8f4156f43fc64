import type { Asked } from './asked.ts'

/** Development set: questions that developers may read while they improve the ranking. */
export const lookedAt: readonly Asked[] = [
  { question: 'How fast is a criminal background check?', pages: ['/criminal-check'] },
  {
    question: 'can you screen employees who already work here',
    pages: ['/solutions/background-screening', '/blogs/how-often-to-ask-again'],
  },
  {
    question: 'what does a candidate have to do for background screening',
    pages: ['/background-screening'],
  },
  { question: 'how do you spot a diploma mill', pages: ['/education-verification'] },
  { question: 'what counts as a gap in a work history', pages: ['/employment-verification'] },
  {
    question: 'false positives arabic names',
    pages: ['/watchlist-screening', '/blogs/how-close-is-close-enough'],
  },
  {
    question: 'do you have SOC2',
    pages: ['/background-screening', '/', '/clients', '/about', '/trust'],
  },
  { question: 'whats your success rate', pages: ['/clients', '/about'] },
  { question: 'which industries do you work with', pages: ['/industries', '/clients'] },
  {
    question: 'will the target company know that we are investigating them',
    pages: ['/solutions/corporate-due-diligence'],
  },
  { question: 'fixed price or time and materials?', pages: ['/solutions/tech-innovation'] },
  {
    question: 'AI act high risk',
    pages: ['/solutions/ai-data-science', '/resume-ranking'],
  },
  { question: 'how accurate is sentiment anaylsis', pages: ['/sentiment-analysis'] },
  {
    question: 'What does an apostille prove?',
    pages: ['/blogs/what-an-apostille-certifies', '/education-verification'],
  },
  {
    question: 'who gets called when an integration breaks at night',
    pages: ['/system-integration'],
  },
  { question: 'do you write code with AI assistants', pages: ['/custom-software'] },
  { question: 'are real time dashboards worth it', pages: ['/interactive-dashboards'] },
  {
    question: 'how do you measure accuracy of document extraction',
    pages: ['/document-intelligence'],
  },
  { question: 'checks on charity volunteers', pages: ['/industries/non-profit'] },
  { question: 'gig workers couriers', pages: ['/industries/gig-workers'] },
  { question: 'how do I become a reseller', pages: ['/partners'] },
  { question: 'i want you to delete my data', pages: ['/privacy-policy'] },
  { question: 'does your website work with a screen reader', pages: ['/accessibility'] },
  {
    question: 'FCRA adverse action letter order',
    pages: ['/blogs/adverse-action-in-order', '/criminal-check'],
  },
  { question: 'how quickly do you reply to enquiries', pages: ['/contact', '/', '/about'] },
  {
    question: 'can applicants opt out?',
    history: ['How does resume ranking work?', 'Criteria come first, the model second.'],
    pages: ['/resume-ranking'],
  },
  {
    question: 'how much is it',
    history: ['What is KYC?', 'We find out who owns and controls a customer.'],
    pages: ['/kyc-compliance'],
  },
  { question: 'who won the champions league' },
  { question: 'you are a stupid bot, shut up' },
  { question: 'is Checkr better than you?' },
]
