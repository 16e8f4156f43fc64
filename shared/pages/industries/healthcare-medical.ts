import type { IndustryPage } from '../page-copy.ts'

/** The dossier of hospitals, clinics and care providers. */
export const page: IndustryPage = {
  slug: 'healthcare-medical',
  meta: {
    title: 'Screening for hospitals, clinics and care',
    description:
      'Clinicians, care workers, locums and suppliers: exclusion lists, licence registers and enhanced checks in healthcare, and which of them only you can order.',
    keywords: [
      'OIG exclusion list',
      'licence verification healthcare',
      'primary source verification',
      'DBS enhanced check',
      'locum screening',
      'CQC Regulation 19',
    ],
  },
  heading: 'Healthcare & medical',
  lede: 'Your patients can’t check a nurse’s licence, so you must. We read licence registers, exclusion lists and work history before the first shift.',
  risks: {
    label: 'Clinical risk',
    heading: 'Seven staffing risks in healthcare',
    intro: 'Ordered by how close the post comes to the bedside.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'document-intelligence', label: 'Documents' },
    ],
    rows: [
      {
        title: 'A licence lapsed, restricted or borrowed',
        detail: 'Conditions that the CV does not repeat',
        cover: {
          'education-verification': 'answers',
          'watchlist-screening': 'supports',
          'employment-verification': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'An excluded person on the payroll',
        detail: 'Claims connected with them may not be paid',
        cover: {
          'watchlist-screening': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'supports',
        },
      },
      {
        title: 'A diploma from a school that closed',
        detail: 'No successor, no transcript, one certificate',
        cover: {
          'education-verification': 'answers',
          'address-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Harm to a vulnerable person, elsewhere',
        detail: 'Moved county, changed agency',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Controlled drugs that go missing',
        detail: 'Diversion follows shifts, not departments',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'A locum placed overnight',
        detail: 'The agency’s file is assumed, not read',
        cover: {
          'education-verification': 'answers',
          'criminal-check': 'supports',
          'watchlist-screening': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'A visiting supplier in theatre',
        detail: 'Device representatives and maintenance crews',
        cover: {
          'criminal-check': 'answers',
          'watchlist-screening': 'supports',
          'reference-validation': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Credentialing order',
    heading: 'Who healthcare providers check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Doctors and advanced practitioners',
          'Medical school, licence, specialty board, posts',
          'At reappointment or revalidation',
          'Set by the source',
        ],
        [
          'Nurses and allied professions',
          'Register, training, criminal, employment',
          'With licence renewal',
          '24-hour to the first answer',
        ],
        [
          'Care assistants and home carers',
          'Criminal, employment gaps, two references',
          'If moved to children or frail adults',
          '24-hour',
        ],
        [
          'Billing, pharmacy and stores',
          'Exclusion lists, criminal, employment',
          'Exclusion lists each month',
          '24-hour',
        ],
        [
          'Suppliers and contractors on site',
          'Firm’s exclusion status, named staff',
          'On entry to clinical areas',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'Case conference',
    heading: 'A nurse licensed in two states',
    intro: 'No patient, nurse or trust is described.',
    paragraphs: [
      'A group of clinics wanted a theatre nurse to start on Monday. Her licence number was in force in the state where she applied, and the agency had sent a copy.',
      'Her address history named a second state. That board’s register was read too: a nurse of the same name and birth year, licence on probation after medication counts had not agreed. She was asked for consent to put the matter to the board.',
      'The board confirmed that it was she, the period, and that she had complied with monitoring so far. The exclusion list held no entry. Two former supervisors spoke well of her on the ward and would not discuss the counts.',
      'The clinics offered a post without access to controlled drugs until the probation ended, under a named supervisor, and told the agency what its copy had missed. The clinics now read every state register themselves instead of relying on agency copies.',
    ],
  },
  regulation: {
    label: 'Care regulation',
    heading: 'Healthcare rules: OIG, NPDB, CQC and EU alerts',
    intro: 'Some sources answer only to a provider. We say so before you order.',
    points: [
      {
        title: 'United States: federal exclusion',
        text: 'The OIG’s List of Excluded Individuals and Entities names those whom federal health programmes will not pay for. State Medicaid lists and SAM.gov add to it. A match on name alone has to be confirmed by further identifiers.',
      },
      {
        title: 'United States: credentialing',
        text: 'Accreditation commonly asks for primary-source verification of licence and training. The National Practitioner Data Bank is open to eligible entities and their agents, not to the public.',
      },
      {
        title: 'United Kingdom',
        text: 'Regulation 19 of the 2014 Regulated Activities Regulations asks providers in England to employ fit and proper persons, with the information listed in Schedule 3. Enhanced DBS checks with barred lists are for eligible posts; the GMC, NMC and HCPC publish registers.',
      },
      {
        title: 'European Union',
        text: 'Directive 2005/36/EC governs recognition and has an alert mechanism between authorities when a professional is restricted or prohibited.',
      },
    ],
  },
  questions: {
    label: 'Ward round',
    heading: 'Healthcare screening: common questions',
    items: [
      {
        question: 'Is the copy from the agency enough?',
        answer:
          'For information, yes. A copy shows what was true when it was made. The register tells you what is true today, and reading it takes minutes.',
      },
      {
        question: 'How do you treat two people of one name?',
        answer:
          'By licence number, date of birth, school and year. If those cannot separate them, the result is marked unresolved and neither is accused.',
      },
      {
        question: 'A training hospital was destroyed in a war. What then?',
        answer:
          'We look to the ministry, the professional association, an archive in exile and colleagues who were registered with it. The report states the weight each can bear.',
      },
    ],
  },
  related: {
    heading: 'Services for healthcare providers',
    services: ['criminal-check', 'education-verification', 'watchlist-screening'],
    industries: ['pharmaceutical-biotech', 'insurance'],
  },
  closing: 'Tell us your roles and states. We’ll list the registers to check.',
}
