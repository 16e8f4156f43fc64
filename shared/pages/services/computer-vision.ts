import type { ServicePage } from '../catalogue/page-copy.ts'

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
    {
      label: 'Looks at',
      value: 'Papers, parts, shelves, vehicles',
    },
    {
      label: 'Runs',
      value: 'In your cloud, on site or on device',
    },
    {
      label: 'Needed',
      value: 'Pictures with every common fault',
    },
    {
      label: 'Delivered',
      value: 'Model, test set, error report',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an inspection record shows',
    intro:
      'Each finding keeps its picture, its region and its confidence, so your team can look at the same spot.',
    specimen: {
      kind: 'Inspection record',
      title: 'Identity document, front side',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Image',
          value: 'Scan, 300 dpi, 1,012 by 638 pixels',
        },
        {
          label: 'Capture check',
          value: 'Sharp; glare in one corner',
          note: {
            title: 'Fit to be read',
            text: 'We send a poor picture back, so the model never has to guess through glare.',
          },
        },
        {
          label: 'Template',
          value: 'Specimen card, series 2019',
        },
        {
          label: 'Region 4',
          value: 'Date field, font differs from template',
          detail: 'Box drawn on the frame',
          note: {
            title: 'Region shown',
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
            text: 'You see the curve: a lower threshold sends more pictures to your reviewers.',
          },
        },
        {
          label: 'Face',
          value: 'Not analysed',
          detail: 'Photo area masked before processing',
        },
        {
          label: 'Reviewer',
          value: 'Sent to a document examiner',
          kind: 'result',
          note: {
            title: 'Examiner decides',
            text: 'The model routes the case. A trained examiner says whether it was altered.',
          },
        },
      ],
      foot: ['Model vision-doc, version 12', 'Specimen: no real card'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs computer vision',
    points: [
      {
        title: 'Onboarding teams',
        text: 'You receive hundreds of ID cards and certificates and can’t spot every altered one.',
      },
      {
        title: 'Insurers and fleets',
        text: 'You compare damage before and after, with pictures taken from the same angle each time.',
      },
      {
        title: 'Plants and warehouses',
        text: 'You want surface faults, missing labels, blocked exits or missing helmets found early.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and test an image model',
    steps: [
      {
        title: 'Question',
        text: 'You tell us what the model must see and what a miss would cost.',
      },
      {
        title: 'Pictures',
        text: 'We collect pictures by day and night, with dirt and rare faults.',
      },
      {
        title: 'Labelling',
        text: 'Two people label each picture, and we measure how often they differ.',
      },
      {
        title: 'Testing',
        text: 'We train the smallest model that works and test it on new sites.',
      },
      {
        title: 'Monitoring',
        text: 'We relabel samples of live pictures, and drift raises an alarm.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What image models can’t tell you',
    points: [
      {
        title: 'Anything outside the frame',
        text: 'A model reports what a camera saw, so a forged chip or a bent part behind the panel needs another sensor.',
      },
      {
        title: 'New kinds of fault',
        text: 'A model knows the faults it was shown, so it flags strange pictures as strange and passes them to your team.',
      },
      {
        title: 'Causes, feelings and character',
        text: 'A model can find a crack, but your engineers have to explain it. We build nothing that reads feelings or honesty from a face.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Timing: pilot, model and daily use',
    table: {
      columns: ['Item', 'Where it runs', 'We need', 'Timing'],
      rows: [
        ['Feasibility test', 'Our lab', 'A few hundred pictures', 'Agreed in the offer'],
        [
          'Trained model',
          'Region you choose',
          'Labelled set, access rules',
          'By label count; reviewed at each stage',
        ],
        ['Single picture', 'Cloud or device', 'Network or local power', 'While the user waits'],
        [
          'Examiner’s review',
          'Your team or ours',
          'Picture and region',
          'As agreed in the proposal',
        ],
      ],
    },
    price: 'number of labelled pictures, kinds of fault, sites and where the model runs',
  },
  law: {
    label: 'Law',
    heading: 'Image law: GDPR, AI Act and biometrics',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: biometric statutes',
        text: 'Illinois requires a written release before biometric identifiers are collected, and Texas and Washington have acts of their own. Where your task works with faces masked, we mask them before a model runs.',
      },
      {
        title: 'United Kingdom: UK GDPR and the ICO',
        text: 'Biometric data used to identify someone are special category data. The ICO expects a data protection impact assessment for cameras at work, and you should offer people another way.',
      },
      {
        title: 'European Union: GDPR and AI Act',
        text: 'The AI Act bans untargeted scraping of faces, deducing race or opinions from biometrics, and inferring emotions at work or school, except for medical or safety reasons. We decline such orders everywhere, and you should tell staff and consult their representatives before you use cameras at work.',
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
          'You need fewer than most people expect for common things and many more for rare faults. A feasibility test shows you where more pictures stop helping.',
      },
      {
        question: 'Which errors will you report?',
        answer:
          'We report precision, recall and calibration by site, camera and fault, each with its range, because a single average would hide a bad camera.',
      },
      {
        question: 'Is it equally good for all documents?',
        answer:
          'We split the results by issuing country, print series and camera. You see the gaps before release, and people check cases from a weak group.',
      },
      {
        question: 'Do you compare faces?',
        answer:
          'Only for identity checks that you and the law allow, with another way for people who refuse. Elsewhere we mask faces before a model runs.',
      },
      {
        question: 'Can it run inside our own network?',
        answer: 'Yes, smaller models run on your own hardware, and only the counts leave the site.',
      },
      {
        question: 'Who owns the model and the labels?',
        answer:
          'By default you keep the pictures, labels and trained weights, and open-source parts keep their licences.',
      },
    ],
  },
  related: {
    heading: 'Services to use with computer vision',
    services: [
      {
        slug: 'document-intelligence',
        reason: 'Reads the text inside the regions that the image model has found.',
      },
      {
        slug: 'predictive-analytics',
        reason: 'Turns counted faults into a maintenance forecast that your planners can use.',
      },
      {
        slug: 'cloud-infrastructure',
        reason: 'Gives your image models an environment in the region you choose.',
      },
    ],
    industries: ['manufacturing-industrial', 'insurance', 'transportation-logistics'],
  },
  closing: 'What does your team look for? We’ll plan a feasibility test.',
}
