import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'computer-vision',
  meta: {
    title: 'Computer vision with stated error rates',
    description:
      'Image models for documents, damage, stock and site safety. We measure errors on your own pictures and pass doubtful cases to your team.',
    keywords: [
      'computer vision',
      'image recognition',
      'document fraud detection',
      'visual inspection',
      'safety monitoring',
    ],
  },
  heading: 'Computer vision',
  lede: 'We build image models that check documents, goods and sites for you. They mark what they find and pass doubtful cases to your team.',
  facts: [
    { label: 'Looks at', value: 'Papers, parts, shelves, vehicles' },
    { label: 'Runs', value: 'In your cloud, on site or on device' },
    { label: 'Needed', value: 'Pictures with every common fault' },
    { label: 'Delivered', value: 'Model, test set, error report' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an inspection record shows',
    intro:
      'Each finding keeps its frame, its region and its confidence, so that somebody else can look at the same spot.',
    specimen: {
      kind: 'Inspection record',
      title: 'Identity document, front side',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Image', value: 'Scan, 300 dpi, 1,012 by 638 pixels' },
        {
          label: 'Capture check',
          value: 'Sharp; glare in one corner',
          note: {
            title: 'Fit to be read',
            text: 'A poor picture is sent back. The model is not asked to guess through glare.',
          },
        },
        { label: 'Template', value: 'Specimen card, series 2019' },
        {
          label: 'Region 4',
          value: 'Date field, font differs from template',
          detail: 'Box drawn on the frame',
          note: {
            title: 'Shown, not asserted',
            text: 'The reviewer sees the region enlarged beside a genuine one.',
          },
        },
        {
          label: 'Confidence',
          value: '0.81, calibrated on 4,000 test cards',
          detail: 'Figures in this specimen are invented',
          note: {
            title: 'A meaning for 0.81',
            text: 'Calibrated means that of cases scored near 0.81 about that share proved altered.',
          },
        },
        {
          label: 'Threshold',
          value: 'Review above 0.30',
          note: {
            title: 'Set by you',
            text: 'Lower it and reviewers see more; raise it and more slips by. You see the curve.',
          },
        },
        { label: 'Face', value: 'Not analysed', detail: 'Photo area masked before processing' },
        {
          label: 'Reviewer',
          value: 'Sent to a document examiner',
          kind: 'result',
          note: {
            title: 'Where it ends',
            text: 'The model routes the case. A trained examiner says whether it was altered.',
          },
        },
      ],
      foot: ['Model vision-doc, edition 12', 'Specimen: no real card'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs computer vision',
    points: [
      {
        title: 'Onboarding teams',
        text: 'You receive hundreds of ID cards and certificates and can’t spot every altered one.',
      },
      {
        title: 'Insurers and fleets',
        text: 'Damage compared before and after, with the same angle asked for each time.',
      },
      {
        title: 'Plants and warehouses',
        text: 'You want surface faults, missing labels, blocked exits or missing helmets found early.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and test an image model',
    steps: [
      { title: 'Question', text: 'What must be seen, and what a miss costs.' },
      { title: 'Collection', text: 'Day, night, dirt and rare faults included.' },
      { title: 'Labelling', text: 'Two people label; their disagreement is measured.' },
      { title: 'Training', text: 'The smallest model that reaches the target.' },
      { title: 'Testing', text: 'On sites and cameras it has never met.' },
      { title: 'Field watch', text: 'Samples are relabelled; drift raises an alarm.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What image models can’t tell you',
    points: [
      {
        title: 'Anything outside the frame.',
        text: 'A model reports what a camera saw. A forged chip or a bent part behind the panel needs another sensor.',
      },
      {
        title: 'Feelings, honesty, character.',
        text: 'Faces do not carry them in a readable form. We build nothing that claims otherwise.',
      },
      {
        title: 'New kinds of fault.',
        text: 'It knows those it was shown. Strange frames are flagged as strange, which is weaker than being recognised.',
      },
      {
        title: 'Cause.',
        text: 'A crack is found, not explained. Why it formed remains a question for your engineers.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Timing: pilot, model and daily use',
    table: {
      columns: ['Item', 'Where it runs', 'We need', 'Pace'],
      rows: [
        ['Feasibility test', 'Our lab', 'A few hundred pictures', 'Dated in the offer'],
        [
          'Trained model',
          'Region you choose',
          'Labelled set, access rules',
          'By label count; reviewed at each stage',
        ],
        ['Single image', 'Cloud or device', 'Network or local power', 'While the user waits'],
        ['Examiner’s review', 'Your team or ours', 'Frame and region', '24-hour for documents'],
      ],
    },
  },
  law: {
    label: 'Law',
    heading: 'Image law: GDPR, AI Act and biometrics',
    points: [
      {
        title: 'Biometric rules',
        text: 'The GDPR treats biometric data used to identify someone as a special category. Illinois requires a written release first, and other states have their own acts. Where no identification is needed, faces are masked before any model runs.',
      },
      {
        title: 'Practices prohibited in the EU',
        text: 'The AI Act bans the untargeted scraping of faces from the web, deducing race or opinions from biometrics, and inferring emotions at work or school save for medical or safety reasons. We decline such orders everywhere.',
      },
      {
        title: 'Cameras at work',
        text: 'Tell staff, limit purpose, hear their representatives, delete quickly. A data protection impact assessment will often be required.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Computer vision: common questions',
    items: [
      {
        question: 'How many pictures do you need?',
        answer:
          'Fewer than most expect for common things, many more for rare faults. A feasibility test draws the learning curve, and you see where it flattens.',
      },
      {
        question: 'Which errors will you report?',
        answer:
          'Precision, recall and calibration by site, camera and fault, each with its interval. A single average would hide a bad camera.',
      },
      {
        question: 'Is it equally good for all documents?',
        answer:
          'Results are split by issuing country, print series and camera. Gaps are named before release, and cases from a weak group go to people.',
      },
      {
        question: 'Can it run without sending pictures out?',
        answer: 'Yes. Smaller models run on your own hardware, and only counts leave the site.',
      },
      {
        question: 'Who owns model and labels?',
        answer:
          'As the contract says; by default you keep pictures, labels and trained weights, and open-source parts keep their licences.',
      },
    ],
  },
  related: {
    heading: 'Services to use with computer vision',
    services: [
      { slug: 'document-intelligence', reason: 'Reads the text that the image model has found.' },
      { slug: 'predictive-analytics', reason: 'Turns counted faults into a maintenance forecast.' },
      { slug: 'cloud-infrastructure', reason: 'Gives image workloads a home in the right region.' },
    ],
    industries: ['manufacturing-industrial', 'insurance', 'transportation-logistics'],
  },
  closing: 'Tell us what your team looks for. We’ll plan a feasibility test.',
}
