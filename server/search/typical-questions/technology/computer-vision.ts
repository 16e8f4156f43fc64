import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/computer-vision`. */
export const computerVisionQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/computer-vision#how-many-pictures-do-you-need',
    answer:
      'You need fewer than most people expect for common things and many more for rare faults. A feasibility test shows you where more pictures stop helping.',
    asked: [
      'how many images are required to train',
      'size of the photo dataset for visual inspection',
      'few pictures of a rare defect',
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
    ],
  },
  {
    passage: '/computer-vision#can-it-run-inside-our-own-network',
    answer: 'Yes, smaller models run on your own hardware, and only the counts leave the site.',
    asked: [
      'on-premise image analysis',
      'run the vision model offline',
      'keep camera footage inside the plant',
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
    ],
  },
]
