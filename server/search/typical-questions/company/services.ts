import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/services`. */
export const servicesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/services#how-to-read-it',
    answer:
      'If you need a different question answered, tell us before you order, because a source replies only to what we ask.',
    asked: [
      'what if we need a different question answered',
      'can we order something that is not on your list',
      'the check I want is not in the table',
    ],
  },
  {
    passage: '/services#how-to-read-it~1',
    answer:
      'We ask the issuing source first and name it in your report. If only a licensed copy exists, or the candidate must apply in person, we tell you on the service page.',
    asked: [
      'do you tell us if you only used a copy of the record',
      'what if the candidate must apply in person',
      'is it always the original source',
    ],
  },
  {
    passage: '/services#how-to-read-it~2',
    answer:
      'Your result comes within 24 hours where the source answers online. For data and technology projects you get dates in the proposal.',
    asked: [
      'how long do data and technology projects take',
      'delivery dates for software projects',
      'general turnaround',
    ],
  },
  {
    passage: '/services#turnaround~1',
    answer:
      'Criminal search, US county. Source: Court with online records. Planning range: 24 hours if online. What decides the time: How far the court’s index goes back. Who applies: We do.',
    asked: [
      'county criminal search in America how quick',
      'us court record check online turnaround',
      'how long for a criminal search in a US county with online records',
      'how soon do I hear back on a criminal search in Texas',
      'county in Florida has its docket on the web, when do we get the answer',
    ],
  },
  {
    passage: '/services#turnaround~2',
    answer:
      'Criminal search, US county with a clerk. Source: Court where a clerk searches. Planning range: 2 to 5 working days. What decides the time: Staffing and queue of the clerk’s office. Who applies: We do.',
    asked: [
      'county court clerk has to search manually, how many days',
      'court without online index in the USA',
      'slow county clerk turnaround',
      'the courthouse has no computer index and a clerk must go through the books, what wait should we expect',
    ],
  },
  {
    passage: '/services#turnaround~3',
    answer:
      'Criminal certificate, UK Basic. Source: DBS, Disclosure Scotland or AccessNI. Planning range: 1 to 14 days. What decides the time: Identity check and address history. Who applies: The candidate, or we with their agreement.',
    asked: [
      'DBS basic how long',
      'basic disclosure UK processing time',
      'who applies for a basic DBS certificate',
      'time for AccessNI or Disclosure Scotland basic',
      'our office cleaner needs the lowest level certificate in England, when would it arrive',
      'new receptionist in Manchester needs a basic disclosure',
    ],
  },
  {
    passage: '/services#turnaround~4',
    answer:
      'Criminal certificate, UK Enhanced. Source: DBS, Disclosure Scotland or AccessNI. Planning range: 1 to 8 weeks. What decides the time: Local police who read the application. Who applies: The employer; the self-employed themselves.',
    asked: [
      'enhanced DBS processing time',
      'how many weeks for an enhanced certificate',
      'why does an enhanced DBS take so long',
      'who can apply for an enhanced disclosure',
      'we run a care home and need the top level certificate for a carer, how long should we allow',
      'why are the police taking so long with my enhanced application',
    ],
  },
  {
    passage: '/services#turnaround~5',
    answer:
      'Criminal certificate, EU. Source: Register of the member state. Planning range: 1 to 4 weeks. What decides the time: Country, language and postal delivery. Who applies: The candidate, in most countries.',
    asked: [
      'criminal record extract from France how long',
      'police certificate in Germany, who applies',
      'EU police clearance duration',
      'certificate of good conduct from Italy how many weeks',
      'we hire in Lisbon, who has to request the police paper and when would it come',
      'do you order the police record in Warsaw or must the person do it',
      'forty people in Portugal need police checks',
    ],
  },
  {
    passage: '/services#turnaround~6',
    answer:
      'Degree, online register. Source: National or university register. Planning range: 24 hours if online. What decides the time: Year of the degree and name used then.',
    asked: [
      'how fast is a degree check with an online register',
      'instant degree verification',
      'degree database, how fast',
    ],
  },
  {
    passage: '/services#turnaround~7',
    answer:
      'Degree, registrar in writing. Source: University office. Planning range: 3 to 15 working days. What decides the time: Term dates, archives and a signed form. Who applies: We do, with the candidate’s signature.',
    asked: [
      'university replies only by letter, how long',
      'degree check when the registrar answers by post',
      'how many days until a university office confirms',
      'slow university degree verification',
      'time to check a degree when the university only answers letters',
      'the registrar only writes letters and wants a signed form, when will we know',
    ],
  },
  {
    passage: '/services#turnaround~8',
    answer:
      'Licence, online register. Source: Register of the issuing body. Planning range: 24 hours if online. What decides the time: Whether the register shows conditions. Who applies: We do.',
    asked: [
      'how fast can you check a professional licence',
      'nurse licence register lookup time',
      'licence register, how fast',
    ],
  },
  {
    passage: '/services#turnaround~9',
    answer:
      'Licence, issuing body in writing. Source: Office of the issuing body. Planning range: 3 to 15 working days. What decides the time: Queue of the office and a signed form. Who applies: We do, with the candidate’s signature.',
    asked: [
      'licensing board must be written to, how long',
      'licence confirmation in writing duration',
      'the board answers only by letter',
    ],
  },
  {
    passage: '/services#turnaround~10',
    answer:
      'Employment, data service. Source: Payroll database. Planning range: 24 hours if online. What decides the time: Whether the employer takes part.',
    asked: [
      'employment check with a payroll database how fast',
      'instant employment verification',
      'payroll database, how fast',
    ],
  },
  {
    passage: '/services#turnaround~11',
    answer:
      'Employment, HR by email. Source: HR department of the employer. Planning range: 2 to 10 working days. What decides the time: Size of the employer and holidays. Who applies: We do, with the candidate’s signature.',
    asked: [
      'how long until an HR department answers',
      'employment verification by email how many days',
      'how long to confirm a previous job',
      'personnel department of the last firm is slow with emails, when can we expect the confirmation',
    ],
  },
  {
    passage: '/services#turnaround~12',
    answer:
      'Reference. Source: Referee, reached through the organisation. Planning range: 2 to 10 working days. What decides the time: When the referee can talk to us. Who applies: We do.',
    asked: [
      'why do references need so long',
      'the referee is travelling, when will you have spoken to him',
      'when do references come back',
    ],
  },
  {
    passage: '/services#turnaround~13',
    answer:
      'Identity and right to work. Source: Documents and share codes of the candidate. Planning range: 2 to 5 working days. What decides the time: When the candidate sends them. Who applies: The candidate.',
    asked: [
      'identity check how long',
      'right to work check duration',
      'share code check time',
      'how many days for ID verification',
      'how quickly can you tell that the passport is genuine and he may work here',
    ],
  },
  {
    passage: '/services#turnaround~14',
    answer:
      'Address, register. Source: Population, electoral or bureau record. Planning range: 24 hours if online. What decides the time: Whether we may read the register.',
    asked: [
      'how fast is an address check by register',
      'electoral roll check time',
      'electoral roll, how fast',
    ],
  },
  {
    passage: '/services#turnaround~15',
    answer:
      'Address, document. Source: Bill, tenancy or tax notice. Planning range: 2 to 5 working days. What decides the time: When the candidate sends a readable scan. Who applies: The candidate.',
    asked: [
      'proof of address document check how long',
      'utility bill address check days',
      'she sent a gas bill, when is her address confirmed',
      'council tax letter as evidence of address',
    ],
  },
  {
    passage: '/services#turnaround~16',
    answer:
      'Address, visit. Source: The address itself. Planning range: 3 to 10 working days. What decides the time: Distance, and who is at home. Who applies: We do.',
    asked: [
      'home visit how long does it take',
      'visit to the address duration',
      'field visit turnaround',
      'someone goes to the house, how many days',
      'you have to send somebody round to the flat, when do we get the answer',
      'a person has to go there and ring the bell, how many days does that need',
    ],
  },
  {
    passage: '/services#turnaround~17',
    answer:
      'Sanctions and PEP screening. Source: Lists as published. Planning range: 24 hours if online, with a decision. What decides the time: Number of possible matches to resolve. Who applies: We do.',
    asked: [
      'sanctions check turnaround',
      'PEP screening how quick',
      'time for a watchlist search',
      'we must know today whether a customer is on a sanctions list',
    ],
  },
  {
    passage: '/services#turnaround~18',
    answer:
      'Company file. Source: Online company register. Planning range: 24 hours if online. What decides the time: Whether filings can be downloaded.',
    asked: [
      'company register extract how fast',
      'how quickly do I get a company file',
      'extract from the commercial register, how fast',
    ],
  },
  {
    passage: '/services#turnaround~19',
    answer:
      'Ownership across borders. Source: Registers in several countries. Planning range: 1 to 4 weeks. What decides the time: Number of layers, language and certified copies. Who applies: We do.',
    asked: [
      'how long to trace owners through several countries',
      'ownership chain abroad duration',
      'UBO search across borders time',
      'the owner sits behind companies in Cyprus, Panama and Luxembourg, how long will you need',
      'layers of holding companies abroad, when do we know who is behind it',
    ],
  },
  {
    passage: '/services#turnaround~20',
    answer:
      'Planning range (depends on the source, not a promise). We count from a complete request. Data and technology projects have dates in the proposal.',
    asked: [
      'is the planning range guaranteed',
      'are your times a promise',
      'do you guarantee delivery times',
      'can I hold you to the number of days on the website',
    ],
  },
  {
    passage: '/services#coverage',
    answer:
      'We can order checks in 100+ countries, and which ones are possible depends on the country. Our public list starts with these three regions.',
    asked: [
      'how many countries can you check in',
      'do you work worldwide',
      'international coverage',
      'which parts of the world do you serve',
      'global background checks',
    ],
  },
  {
    passage: '/services#coverage~1',
    answer:
      'Criminal records. United States: County, state and federal courts. United Kingdom: DBS, Disclosure Scotland, AccessNI. European Union: Certificate, which the candidate applies for in most countries.',
    asked: [
      'which authorities keep criminal records in the UK, US and EU',
      'who issues criminal record certificates',
      'where do you get criminal records from',
      'Scotland criminal certificate body',
      'sources for criminal records by country',
      'who hands out the criminal certificate for somebody from Glasgow',
      'which office issues the record in Belfast',
    ],
  },
  {
    passage: '/services#coverage~2',
    answer:
      'Education. United States: Register or registrar. United Kingdom: Register or university. European Union: Issuing institution.',
    asked: [
      'who confirms degrees in each country',
      'education source by country',
      'who confirms a degree in Britain',
    ],
  },
  {
    passage: '/services#coverage~3',
    answer:
      'Employment. United States: Employer or payroll database. United Kingdom: Employer or payroll database. European Union: Employer, with a signature.',
    asked: [
      'who confirms employment in each country',
      'employment source by region',
      'who confirms jobs in America',
    ],
  },
  {
    passage: '/services#coverage~4',
    answer:
      'Company registers. United States: State registers. United Kingdom: Companies House. European Union: National registers.',
    asked: [
      'which company registers do you use',
      'Companies House search',
      'register of companies in Europe',
    ],
  },
  {
    passage: '/services#coverage~5',
    answer:
      'Sanctions and PEP lists. United States: US lists and the lists that bind you. United Kingdom: UK Sanctions List and the lists that bind you. European Union: EU list and the lists that bind you.',
    asked: [
      'which sanctions lists apply in each region',
      'sanction and PEP lists by region',
      'which sanctions list in Britain',
    ],
  },
  {
    passage: '/services#coverage~6',
    answer:
      'Places listed. United States: 50 states and District of Columbia. United Kingdom: England, Wales, Scotland and Northern Ireland. European Union: Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia, Spain and Sweden.',
    asked: [
      'list of countries you cover',
      'which EU countries are on your list',
      'do you cover Wales or Northern Ireland',
      'which US states do you cover',
      'are all 50 states included',
      'is Croatia among the places on your list',
      'are you able to work in Wales',
      'does your list include Poland',
    ],
  },
  {
    passage: '/services#coverage~7',
    answer:
      'For any other country, tell us the check and the place. We reply with the source, the range and the fee.',
    asked: [
      'do you work in Kenya',
      'a nation that is not on your list',
      'my country is not on your list',
      'can you check someone in India',
      'do you do checks in Africa',
      'checks in Australia or Canada',
      'candidate lives in the Philippines',
      'our people come from Nigeria and Vietnam, is that a problem',
      'somebody grew up in Argentina, can you find anything there',
    ],
  },
  {
    passage: '/services#price-drivers',
    answer:
      'You pay per check and per country, plus fees the source charges, which we show separately on your quote.',
    asked: [
      'how is a quote put together',
      'are registry charges on the invoice',
      'how do you charge',
      'what is your pricing model',
      'pay per check or subscription',
      'how is the bill made up',
      'do we pay monthly',
      'is it a subscription or do I pay each time',
      'what will be on the invoice at the end',
    ],
  },
  {
    passage: '/services#price-drivers~1',
    answer:
      'Each country, county or district where your candidate has lived can mean another search and another fee.',
    asked: [
      'does the fee depend on where people lived',
      'extra charge for a second county',
      'does it cost more if the candidate lived in many places',
      'why is there a fee for each county',
      'extra cost for several countries',
      'he moved five times, does that make it dearer',
    ],
  },
  {
    passage: '/services#price-drivers~2',
    answer:
      'A higher level of certificate, more employers or more degrees mean more sources that we have to ask for you.',
    asked: [
      'do more degrees or employers cost more',
      'why is a higher level certificate more expensive',
      'three employers instead of one, price',
    ],
  },
  {
    passage: '/services#price-drivers~3',
    answer:
      'Translation, certified copies and signed forms on paper add cost, and we quote them before you order.',
    asked: [
      'costs of translations and paper forms',
      'is translation included in the fee',
      'who pays for translations',
      'extra cost for certified copies',
      'are translations included',
      'the diploma is in Greek, will we be billed for someone to translate it',
    ],
  },
  {
    passage: '/services#price-drivers~4',
    answer:
      'Your price depends on how soon you need an answer, and on whether we repeat the check on a schedule.',
    asked: [
      'express service surcharge',
      'faster results for more money',
      'is an urgent check more expensive',
      'express fee',
      'rush order surcharge',
      'do you charge more for speed',
      'price for repeat checks',
      'we need it by tomorrow and would pay more, is that possible',
      'does it get dearer if we are in a hurry',
    ],
  },
  {
    passage: '/services#price-drivers~5',
    answer:
      'A programme with a known volume costs less per check, because we set up your forms and sources once.',
    asked: [
      'discount for a large number of checks',
      'cheaper rate for frequent orders',
      'volume discount',
      'bulk pricing',
      'cheaper with many checks',
      'discount for large numbers',
      'price for 5000 checks a year',
      'we hire three thousand people a year, do you go down with the price',
      'is there something off for big customers',
    ],
  },
  {
    passage: '/services#price-drivers~6',
    answer:
      'Your quote adds the price per check for each country, the fees of each source, and monitoring if you ask for it.',
    asked: ['how is a quote calculated', 'what is on the quote', 'what makes up the total'],
  },
  {
    passage: '/services#prices',
    answer:
      'Example prices, for demonstration. You pay a price per candidate, plus the fees that courts and registers charge. We add nothing to those fees. Per candidate, without tax, for fewer than 100 candidates a year. We quote other countries and volumes.',
    asked: [
      'are those prices real',
      'do prices include tax',
      'is VAT included',
      'do you add a margin to court fees',
      'mark-up on third party fees',
      'what do checks cost',
      'do I have to add tax to the numbers on the price page',
      'do you earn something on top of what the court wants',
    ],
  },
  {
    passage: '/services#prices~1',
    answer:
      'Identity: Document check; we file the result of your right-to-work check. UK: £9. US: $12. EU: €11.',
    asked: [
      'identity package price',
      'cost of an ID check',
      'how much for a document check',
      'just the passport check, what would that be per head',
    ],
  },
  {
    passage: '/services#prices~2',
    answer: 'Basic screening: Identity, criminal record, one employer. UK: £38. US: $44. EU: €46.',
    asked: [
      'basic screening price',
      'what does the basic package include',
      'cheapest package',
      'what is in the basic screening',
      'entry level package cost',
      'cheapest thing you offer for one new starter in London',
    ],
  },
  {
    passage: '/services#prices~3',
    answer:
      'Standard screening: Basic, plus five years of employment and highest degree. UK: £74. US: $86. EU: €88.',
    asked: [
      'standard screening price',
      'what does standard include',
      'middle package cost',
      'difference between basic and standard',
      'what more do I get if I take the middle package',
    ],
  },
  {
    passage: '/services#prices~4',
    answer:
      'Regulated roles: Standard, plus watchlists, references and licences. UK: £129. US: $148. EU: €156.',
    asked: [
      'regulated roles price',
      'what is in the package for regulated roles',
      'finance package contents and cost',
      'most expensive package',
      'price for screening of bank staff',
      'price per head in America for staff of a bank',
    ],
  },
  {
    passage: '/services#prices~5',
    answer: 'DBS Enhanced. Set by: DBS. Amount: £49.50. When: Free for volunteers.',
    asked: [
      'DBS enhanced fee',
      'government fee for an enhanced DBS',
      'does the DBS charge volunteers',
      'DBS cost for volunteers',
      'we are a football club with unpaid coaches, do we pay the government fee',
    ],
  },
  {
    passage: '/services#prices~6',
    answer:
      'US county search. Set by: Court clerk. Amount: $0 to $95. When: Only where the court charges.',
    asked: [
      'court fee per US county',
      'how much do county clerks charge',
      'county search fee',
      'what does the courthouse itself want for a search',
    ],
  },
  {
    passage: '/services#prices~7',
    answer:
      'University reply. Set by: Registrar or agent. Amount: €0 to €30. When: We ask you before we pay.',
    asked: [
      'fee of a university for confirming a degree',
      'does the university charge for a reply',
      'the university wants money for an answer',
    ],
  },
  {
    passage: '/services#prices~8',
    answer:
      'Sworn translation. Set by: Translator. Amount: from £45. When: Only if the source needs one.',
    asked: ['translation fee', 'sworn translator cost', 'how much is a certified translation'],
  },
  {
    passage: '/services#turnaround',
    answer:
      'We give you planning ranges, because the source sets the pace. Your order states the range for each check and country.',
    asked: ['are your times guaranteed', 'is the planning range a promise'],
  },
]
