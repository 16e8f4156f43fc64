import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/address-verification`. */
export const addressVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/address-verification',
    answer:
      'We confirm where a person lives or has lived, and for how long. We start with records and visit only if records fall short.',
    asked: ['what is an address check', 'verify where someone lives', 'proof of residence'],
  },
  {
    passage: '/address-verification~1',
    answer:
      'Turnaround: 24 hours if online, else up to 10 working days. Methods: Register, document, posted code, visit. Needed: Address, dates, authorisation. Delivered: Finding for each address and period.',
    asked: [
      'how do you verify an address',
      'methods of address verification',
      'what do you need for an address check',
    ],
  },
  {
    passage: '/address-verification#specimen~2',
    answer: 'A bill covers one month, so we show only the months that evidence supports.',
    asked: ['does one bill prove a year', 'is one electricity bill enough for a year'],
  },
  {
    passage: '/address-verification#specimen~3',
    answer: 'We visit only if registers and documents leave the question open.',
    asked: ['when do you visit a home', 'do you always send somebody to the house'],
  },
  {
    passage: '/address-verification#specimen~4',
    answer: 'Visitors identify themselves, stay outside and keep the reason private.',
    asked: ['what do visitors say at the door', 'do you tell neighbours', 'visitor behaviour'],
  },
  {
    passage: '/address-verification#who-it-is-for~1',
    answer:
      'Customer due diligence rules require you to confirm a residence from an independent source.',
    asked: ['address check for banks', 'bank must confirm the residence of a customer'],
  },
  {
    passage: '/address-verification#who-it-is-for~3',
    answer: 'You can confirm a former home before you rely on a landlord’s reference.',
    asked: [
      "landlord wants to check a tenant's former home",
      'I rent out flats and want to check where the tenant lived before',
    ],
  },
  {
    passage: '/address-verification#how-it-works',
    answer: 'We tell the resident which methods we use and collect any signature.',
    asked: ['is the resident told about the check', 'do you inform the person living there'],
  },
  {
    passage: '/address-verification#limits',
    answer:
      'Registers and bills show a link to the address. We don’t watch homes, so ask the resident if you need to know about daily presence.',
    asked: [
      'does he actually sleep there',
      'proof that somebody lives at the place',
      'does someone really live there',
      'do you watch the house',
      'surveillance of a home',
      'does she really sleep at that place',
    ],
  },
  {
    passage: '/address-verification#limits~1',
    answer:
      'Right-to-work and immigration checks stay with you as the employer. We file the result.',
    asked: [
      'right to work checks, who is responsible',
      'immigration status',
      'immigration check',
      'right to work responsibility',
      'visa check',
      'who does the right to work check',
      'may he work in this country, do you find that out',
    ],
  },
  {
    passage: '/address-verification#limits~2',
    answer:
      'For lodgers, students and families who appear on no bill, we accept a signed statement and mark it as one.',
    asked: [
      'lives with parents, no bills in his name',
      'lodger without contract',
      'no bills in own name',
      'student in a shared flat',
      'lodger without bills',
      'lives with parents',
      'he rents a room and gets no bills',
    ],
  },
  {
    passage: '/address-verification#turnaround',
    answer:
      'Register or bureau data. Source: Population, electoral or bureau record. We need: Name, date of birth. Turnaround: 24 hours if online, where access is allowed.',
    asked: [
      'address check by credit bureau',
      'electoral register',
      'address from the credit bureau',
      'voter roll address check',
    ],
  },
  {
    passage: '/address-verification#turnaround~1',
    answer:
      'Document review. Source: Bill, tenancy or tax notice. We need: Recent original scan. Turnaround: 2 to 5 working days.',
    asked: ['utility bill check', 'which documents prove an address', 'tenancy agreement as proof'],
  },
  {
    passage: '/address-verification#turnaround~2',
    answer: 'Posted code. Source: The resident types the code. We need: Postal address.',
    asked: ['code by post', 'do you send a PIN in the post', 'letter with a code to the home'],
  },
  {
    passage: '/address-verification#turnaround~2',
    answer:
      'Posted code. Source: The resident types the code. We need: Postal address. Turnaround: Postal delivery time.',
    asked: ['letter with a code'],
  },
  {
    passage: '/address-verification#turnaround~3',
    answer:
      'Field visit. Source: A visitor at the door. We need: Hours, phone number. Turnaround: 3 to 10 working days, by region.',
    asked: ['field visit duration', 'visit at the door how many days', 'home visit time'],
  },
  {
    passage: '/address-verification#turnaround~4',
    answer: 'We visit in daylight or at a time the resident has chosen.',
    asked: [
      'what time of day do you visit',
      'will somebody come at night',
      'will you turn up in the evening',
    ],
  },
  {
    passage: '/address-verification#law',
    answer:
      'We need a permissible purpose to use bureau data, and an address history compiled for hiring is a consumer report. You give the applicant the disclosure and obtain written authorisation first. California and other states limit credit data in hiring, so we use address data only.',
    asked: [
      'address check law in the US',
      'credit data in California',
      'legal limits for bureau data in the States',
    ],
  },
  {
    passage: '/address-verification#law~1',
    answer:
      'The full electoral register is open only for purposes that the law names, such as credit checks. For most roles we use documents that the candidate supplies to us. Legitimate interests are the usual lawful basis, together with a notice to the candidate.',
    asked: [
      'electoral roll use',
      'electoral register access UK',
      "may we use the voters' list in Britain",
    ],
  },
  {
    passage: '/address-verification#law~2',
    answer:
      'Access to population registers differs by state, and in some of them the candidate must apply for the extract. Ask only for the years you need, and cover consumption figures on bills.',
    asked: [
      "residents' register in Europe",
      'population register access',
      'residents register extract in Germany',
    ],
  },
  {
    passage: '/address-verification#law~3',
    answer:
      'Some countries treat an unannounced visit on behalf of an employer as an intrusion, so we write or call first there, or stay away.',
    asked: [
      'unannounced visits',
      'are home visits allowed',
      'may you turn up at the door without a warning',
    ],
  },
  {
    passage: '/address-verification#how-many-years-of-addresses-should-we-collect',
    answer:
      'Ask for as many as your other checks use: if we search courts for seven years, you need seven years of addresses.',
    asked: [
      'how far back should residence history go',
      'number of past addresses to request',
      'should I list addresses of the last five years',
      'how many years of addresses',
      'address history length',
    ],
  },
  {
    passage: '/address-verification#what-if-the-resident-is-out',
    answer:
      'We arrange another time by phone and list every attempt in the report. The visitor leaves nothing at the door that neighbours could read.',
    asked: [
      'no one opens the door at the home visit',
      'candidate was away when the inspector called',
      'second attempt for an address visit',
      'nobody at home',
      'resident is away',
      'what if no one opens the door',
      'I was not in when your visitor came',
    ],
  },
  {
    passage: '/address-verification#do-you-photograph-houses',
    answer:
      'Only from the public street, where it is lawful and you need the picture, and we remove people and number plates.',
    asked: [
      'do you take photos of my home',
      'pictures of the house during an address check',
      'is my property photographed',
      'do you take pictures of my house',
      'photo of the home',
      'did you take pictures of my front door',
    ],
  },
  {
    passage: '/address-verification#can-candidates-confirm-by-sharing-a-location',
    answer:
      'They may offer to, once; it shows where a phone was, so it supports other evidence but can’t replace it.',
    asked: [
      'can I prove where I live by GPS',
      'sharing my phone position instead of a visit',
      'location pin as address proof',
      'can I share my phone location instead',
      'GPS location as proof',
    ],
  },
  {
    passage: '/address-verification#what-about-people-who-have-no-fixed-address',
    answer:
      'We record the correspondence address and who confirms it, such as a shelter or a social service. Your report gives it the same weight as any other answer.',
    asked: [
      'homeless applicant, how to verify residence',
      'candidate lives in a shelter',
      'person without permanent home',
      'homeless person',
      'no fixed abode',
      'no permanent home',
      'lives in a hostel',
      'sofa surfing',
      'he sleeps at friends and in a shelter',
    ],
  },
  {
    passage: '/address-verification#specimen',
    answer: 'The report links a person, an address and a period, and shows the evidence for each.',
    asked: ['what is on an address report'],
  },
  {
    passage: '/address-verification#specimen~1',
    answer: 'We find the postal form first, which settles many differences.',
    asked: ['address written in different ways'],
  },
  {
    passage: '/address-verification#who-it-is-for',
    answer: 'Your court checks depend on addresses: miss one and you miss a court.',
    asked: ['why do you need all former addresses'],
  },
  {
    passage: '/address-verification#who-it-is-for~2',
    answer: 'You need couriers, carers and drivers to be reachable when a customer complains.',
    asked: ['couriers must be reachable at home'],
  },
  {
    passage: '/address-verification#how-it-works~2',
    answer: 'We check registers and documents; a code or visit follows if needed.',
    asked: ['how do you prove an address'],
  },
]
