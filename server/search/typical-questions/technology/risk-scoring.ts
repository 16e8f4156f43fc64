import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/risk-scoring`. */
export const riskScoringQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/risk-scoring',
    answer:
      'We score suppliers, customers and partners from register data. You see each factor, its weight and its source, and you can override the result.',
    asked: ['what is risk scoring', 'supplier risk score', 'vendor rating'],
  },
  {
    passage: '/risk-scoring~1',
    answer:
      'Subjects: Companies, owners, portfolios. Turnaround: 24 hours if online, else up to 4 weeks. Needed: Legal name, country, your risk appetite. Delivered: Score, workings and sources.',
    asked: [
      'what do you need for a risk score',
      'who can be scored',
      'what do you need to score a supplier',
    ],
  },
  {
    passage: '/risk-scoring#specimen~3',
    answer: 'A missing answer widens the range. We don’t count it as a good sign.',
    asked: [
      'missing data in the score',
      'company gives no information',
      'does an empty field help the supplier',
      'the supplier did not answer, what does that do to its points',
    ],
  },
  {
    passage: '/risk-scoring#specimen~4',
    answer: 'The range shows how far the score could move if the missing data arrived.',
    asked: ['why is the score a range', 'why do you show a range instead of one number'],
  },
  {
    passage: '/risk-scoring#specimen~5',
    answer: 'The band decides who reviews the company next. Your team decides the rest.',
    asked: ['what happens with a high risk score', 'what follows from the band'],
  },
  {
    passage: '/risk-scoring#who-it-is-for~2',
    answer:
      'You get a second view of a company, kept apart from any score about a private individual.',
    asked: ['credit rating of a company', 'do you score private persons', 'do you score consumers'],
  },
  {
    passage: '/risk-scoring#how-it-works~2',
    answer: 'We score past cases blind and compare the bands with the outcome.',
    asked: ['do you test the score on past cases', 'backtest of the score'],
  },
  {
    passage: '/risk-scoring#how-it-works~4',
    answer: 'Your reviewers may override, and we adjust weights when bands drift.',
    asked: [
      'can we override the score',
      'change the result of a score',
      'our buyer disagrees with the points',
    ],
  },
  {
    passage: '/risk-scoring#limits',
    answer:
      'A score ranks companies and becomes a probability only after you have collected outcomes and we have calibrated it.',
    asked: [
      'is the score a probability of fraud',
      'will this supplier commit fraud',
      'what is the chance that they cheat us',
    ],
  },
  {
    passage: '/risk-scoring#limits~1',
    answer:
      'Where filings are sparse, honest small companies look riskier than they are, and the range shows how uncertain the score is.',
    asked: [
      'small company with few filings gets a bad score',
      'young company score',
      'start-up has hardly any filings',
    ],
  },
  {
    passage: '/risk-scoring#limits~2',
    answer:
      'You need transaction monitoring for payments and side agreements, which registers leave out.',
    asked: [
      'do you monitor payments',
      'transaction monitoring',
      'can you see where the money goes',
    ],
  },
  {
    passage: '/risk-scoring#limits~3',
    answer:
      'We cap the weight of a country and report how much of each score it makes up, because a heavy one would shut out whole regions.',
    asked: [
      'does the country count a lot',
      'supplier in a risky country',
      'all suppliers in one country look bad',
    ],
  },
  {
    passage: '/risk-scoring#turnaround',
    answer:
      'Single company. What we read: Register, filings, lists. You send: Name, number, country. Turnaround: 24 hours if online.',
    asked: ['score for one company how fast', 'time for a single score'],
  },
  {
    passage: '/risk-scoring#turnaround~1',
    answer:
      'Company with foreign owners. What we read: The same for each owner. You send: Any chart you have. Turnaround: 1 to 4 weeks.',
    asked: [
      'score of a company with foreign owners how long',
      'time for a score with owners abroad',
    ],
  },
  {
    passage: '/risk-scoring#turnaround~2',
    answer:
      'Portfolio. What we read: Bulk sources, then exceptions. You send: Ledger extract. Turnaround: By size; plan agreed at the start.',
    asked: [
      'score all our suppliers',
      'portfolio of suppliers scoring',
      'a thousand vendors',
      'we have nine hundred vendors',
    ],
  },
  {
    passage: '/risk-scoring#turnaround~3',
    answer:
      'Repeat score. What we read: Changes since the last version. You send: Nothing. Turnaround: On the change, or as scheduled.',
    asked: ['update of a score', 'repeat score', 'refresh a score'],
  },
  {
    passage: '/risk-scoring#law',
    answer:
      'Scores about individuals for credit, insurance or work fall under the FCRA, and credit decisions under the Equal Credit Opportunity Act. Our standard sheet scores companies, so we agree those duties with you first if individuals are involved.',
    asked: ['credit scoring law in America', 'consumer credit law and scores'],
  },
  {
    passage: '/risk-scoring#law~2',
    answer:
      'The Court of Justice has held that a score can itself be an automated decision if others draw strongly on it. Owners and sole traders are individuals, so a reviewer with real authority decides. Creditworthiness models may be high-risk under the AI Act.',
    asked: [
      'is a score an automated decision',
      'GDPR and scoring',
      'does scoring count as automated decision',
    ],
  },
  {
    passage: '/risk-scoring#is-there-machine-learning-inside',
    answer:
      'Only where you have outcomes to learn from; the standard sheet is a weighted list, which is easier to explain and often as accurate.',
    asked: [
      'is the risk score AI or rules',
      'does the supplier rating use a model',
      'how is the score computed',
      'AI in the risk score',
      'is the score calculated by machine learning',
      'black box',
      'is there artificial intelligence in the points',
    ],
  },
  {
    passage: '/risk-scoring#can-we-set-the-weights',
    answer:
      'Yes, you approve each one after we show you what a change would have done to past cases.',
    asked: [
      'can we change how factors are weighted',
      'customise the importance of risk criteria',
      'who approves the weights of a rating',
      'can we change the weights',
      'adjust factors of the score',
      'how much does each factor count',
      'we find lawsuits more important than late accounts',
    ],
  },
  {
    passage: '/risk-scoring#how-do-you-know-that-the-score-works',
    answer:
      'We compare the bands with what happened later, so your committee sees how many flagged and unflagged companies caused trouble.',
    asked: [
      'how is the score validated',
      'does a high risk rating really predict trouble',
      'back-testing of supplier ratings',
      'is the score any good',
      'validation of the score',
      'does the score work',
      'did the score ever catch anything',
    ],
  },
  {
    passage: '/risk-scoring#may-the-scored-company-see-its-score',
    answer:
      'You decide, unless the law gives individuals a right to see it, and we write the sheets so that you can share them.',
    asked: [
      'can a supplier ask for its rating',
      'do we have to show the score to the company',
      'transparency of ratings towards partners',
      'can a supplier see its score',
      'share the score with the company',
      'may the vendor know how many points it has',
    ],
  },
  {
    passage: '/risk-scoring#what-if-a-source-is-wrong',
    answer:
      'Mark the factor as disputed, and we show the score both ways until the register corrects or confirms its entry.',
    asked: [
      'register data about our supplier is false',
      'the score uses wrong information, can we dispute it',
      'source error in a risk score',
      'register is wrong and the score suffers',
      'disputed factor',
      'the register has an old director',
    ],
  },
  {
    passage: '/risk-scoring#specimen',
    answer:
      'The sheet shows you which facts raised the score, which lowered it and what is missing.',
    asked: ['what is on a score sheet'],
  },
  {
    passage: '/risk-scoring#specimen~1',
    answer: 'We match the register entry first, so the score belongs to the right company.',
    asked: ['score given to the wrong company'],
  },
  {
    passage: '/risk-scoring#specimen~2',
    answer: 'The factors that moved the figure most, in order, each linked to its record.',
    asked: ['why did this company get that score'],
  },
  {
    passage: '/risk-scoring#who-it-is-for',
    answer: 'You spend review time on the suppliers that could stop your production.',
    asked: ['which suppliers need a closer look'],
  },
  {
    passage: '/risk-scoring#who-it-is-for~1',
    answer:
      'A risk-based approach needs a documented method, and your examiner can rework this one by hand.',
    asked: ['can a supervisor recalculate the score'],
  },
  {
    passage: '/risk-scoring#how-it-works',
    answer: 'You rank the risks that matter most to you, in plain words.',
    asked: ['do we choose the risk factors'],
  },
  {
    passage: '/risk-scoring#how-it-works~1',
    answer: 'We define each factor with its source and the weight you approve.',
    asked: ['who sets the weights'],
  },
]
