import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/computer-vision`. */
export const computerVisionQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/computer-vision',
    answer:
      'We build image models that check documents, goods and sites for you. They mark what they find and pass doubtful cases to your team.',
    asked: ['what is computer vision', 'image recognition service', 'what do you do with images'],
  },
  {
    passage: '/computer-vision~1',
    answer:
      'Looks at: Papers, parts, shelves, vehicles. Runs: In your cloud, on site or on device. Needed: Pictures with every common fault. Delivered: Model, test set, error report.',
    asked: [
      'what do you need for an image model',
      'where does the image model run',
      'can the image model run at our plant',
    ],
  },
  {
    passage: '/computer-vision#specimen~1',
    answer: 'We send a poor picture back, so the model never has to guess through glare.',
    asked: ['blurred picture', 'glare in the photo', 'photo is too dark or out of focus'],
  },
  {
    passage: '/computer-vision#specimen~5',
    answer: 'The model routes the case. A trained examiner says whether it was altered.',
    asked: ['does the model decide that a document is forged', 'who says that an ID is a fake'],
  },
  {
    passage: '/computer-vision#who-it-is-for',
    answer: 'You receive hundreds of ID cards and certificates and can’t spot every altered one.',
    asked: ['find altered ID cards', 'fake ID detection', 'spot manipulated passports'],
  },
  {
    passage: '/computer-vision#who-it-is-for~1',
    answer:
      'You compare damage before and after, with pictures taken from the same angle each time.',
    asked: [
      'damage detection for vehicles',
      'insurance photos',
      'compare the car before and after',
    ],
  },
  {
    passage: '/computer-vision#who-it-is-for~2',
    answer:
      'You want surface faults, missing labels, blocked exits or missing helmets found early.',
    asked: ['quality control on a production line', 'helmet detection', 'detect defects'],
  },
  {
    passage: '/computer-vision#how-it-works~2',
    answer: 'Two people label each picture, and we measure how often they differ.',
    asked: ['who labels the pictures', 'who annotates the images'],
  },
  {
    passage: '/computer-vision#limits',
    answer:
      'A model reports what a camera saw, so a forged chip or a bent part behind the panel needs another sensor.',
    asked: ['what can a camera not see', 'limits of a camera'],
  },
  {
    passage: '/computer-vision#limits~1',
    answer:
      'A model knows the faults it was shown, so it flags strange pictures as strange and passes them to your team.',
    asked: ['new kind of defect', 'a defect it has never seen'],
  },
  {
    passage: '/computer-vision#limits~2',
    answer:
      'A model can find a crack, but your engineers have to explain it. We build nothing that reads feelings or honesty from a face.',
    asked: ['emotion recognition', 'read honesty from a face', 'lie detection'],
  },
  {
    passage: '/computer-vision#stages',
    answer:
      'Feasibility test. Where it runs: Our lab. We need: A few hundred pictures. Timing: Agreed in the offer.',
    asked: ['feasibility test time', 'is it feasible, how long does the test take'],
  },
  {
    passage: '/computer-vision#stages~2',
    answer:
      'Single picture. Where it runs: Cloud or device. We need: Network or local power. Timing: While the user waits.',
    asked: ['how fast is one picture analysed', 'seconds per picture'],
  },
  {
    passage: '/computer-vision#law',
    answer:
      'Illinois requires a written release before biometric identifiers are collected, and Texas and Washington have acts of their own. Where your task works with faces masked, we mask them before a model runs.',
    asked: ['biometric law Illinois', 'fingerprint and face law in Illinois and Texas'],
  },
  {
    passage: '/computer-vision#law~2',
    answer:
      'The AI Act bans untargeted scraping of faces, deducing race or opinions from biometrics, and inferring emotions at work or school, except for medical or safety reasons. We decline such orders everywhere, and you should tell staff and consult their representatives before you use cameras at work.',
    asked: ['face scraping ban', 'cameras at work law', 'is scraping faces banned in Europe'],
  },
  {
    passage: '/computer-vision#how-many-pictures-do-you-need',
    answer:
      'You need fewer than most people expect for common things and many more for rare faults. A feasibility test shows you where more pictures stop helping.',
    asked: [
      'how many images are required to train',
      'size of the photo dataset for visual inspection',
      'few pictures of a rare defect',
      'how many photos are needed',
      'training data amount for images',
      'we only have two hundred photos',
    ],
  },
  {
    passage: '/computer-vision#which-errors-will-you-report',
    answer:
      'We report precision, recall and calibration by site, camera and fault, each with its range, because a single average would hide a bad camera.',
    asked: [
      'how do you report quality of the vision model',
      'error figures per camera',
      'what metrics for image recognition',
      'accuracy of the image model',
      'error rate of image recognition',
    ],
  },
  {
    passage: '/computer-vision#is-it-equally-good-for-all-documents',
    answer:
      'We split the results by issuing country, print series and camera. You see the gaps before release, and people check cases from a weak group.',
    asked: [
      'does document recognition work for all passports',
      'accuracy differs by country of ID card',
      'bias between documents from different states',
      'does it work equally for passports of all countries',
    ],
  },
  {
    passage: '/computer-vision#do-you-compare-faces',
    answer:
      'Only for identity checks that you and the law allow, with another way for people who refuse. Elsewhere we mask faces before a model runs.',
    asked: [
      'do you do facial recognition',
      'matching selfies with passports',
      'is face comparison legal',
      'face recognition',
      'do you match faces',
      'facial comparison',
      'do you recognise people by their face',
    ],
  },
  {
    passage: '/computer-vision#can-it-run-inside-our-own-network',
    answer: 'Yes, smaller models run on your own hardware, and only the counts leave the site.',
    asked: [
      'on-premise image analysis',
      'run the vision model offline',
      'keep camera footage inside the plant',
      'on-premises image model',
      'run it on our own servers',
      'edge device',
      'without the cloud',
      'nothing may leave our building, can the camera model live here',
      'our own machine room, no cloud',
    ],
  },
  {
    passage: '/computer-vision#who-owns-the-model-and-the-labels',
    answer:
      'By default you keep the pictures, labels and trained weights, and open-source parts keep their licences.',
    asked: [
      'who keeps the trained model',
      'do we own the annotations',
      'rights in labelled pictures',
      'who owns the trained model',
      'model ownership',
      'who owns the labels',
      'whose is the model at the end',
    ],
  },
  {
    passage: '/computer-vision#specimen',
    answer:
      'Each finding keeps its picture, its region and its confidence, so your team can look at the same spot.',
    asked: ['what is in an inspection record'],
  },
  {
    passage: '/computer-vision#specimen~4',
    answer: 'You see the curve: a lower threshold sends more pictures to your reviewers.',
    asked: ['who sets the threshold for pictures'],
  },
  {
    passage: '/computer-vision#how-it-works~1',
    answer: 'We collect pictures by day and night, with dirt and rare faults.',
    asked: ['which pictures do you collect'],
  },
  {
    passage: '/computer-vision#how-it-works~4',
    answer: 'We relabel samples of live pictures, and drift raises an alarm.',
    asked: ['what if conditions change after launch'],
  },
  {
    passage: '/computer-vision#law~1',
    answer:
      'Biometric data used to identify someone are special category data. The ICO expects a data protection impact assessment for cameras at work, and you should offer people another way.',
    asked: ['cameras and the ICO'],
  },
]
