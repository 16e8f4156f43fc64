import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for platforms and the people who work through platforms. */
export const page: IndustryPage = {
  slug: 'gig-workers',
  meta: {
    title: 'Gig worker background checks and rescreening',
    description:
      'Fair and fast checks for gig platforms: couriers, ride-hail drivers, home helpers and freelancers, with FCRA, Platform Work Directive and UK rules.',
    keywords: [
      'gig worker background checks',
      'continuous screening',
      'account sharing detection',
      'right to work platform',
      'courier screening',
      'ride-hail driver checks',
    ],
  },
  heading: 'Gig workers',
  lede: 'You send workers to people’s doors, and they don’t earn while they wait for approval. We keep checks necessary, fast and fair.',
  risks: {
    heading: 'Seven risks for gig platforms',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'computer-vision',
        label: 'Vision',
      },
      {
        slug: 'background-screening',
        label: 'Full file',
      },
    ],
    rows: [
      {
        title: 'Rented or shared accounts',
        detail: 'A different person arrives at the door',
        cover: {
          'address-verification': 'supports',
          'document-intelligence': 'supports',
          'computer-vision': 'answers',
        },
      },
      {
        title: 'New records after approval',
        detail: 'One check at joining, then years of tasks',
        cover: {
          'criminal-check': 'answers',
          'background-screening': 'answers',
        },
      },
      {
        title: 'Expired permission to work',
        detail: 'Student limits, expired permits',
        cover: {
          'address-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Care or tutoring without credentials',
        detail: 'The profile says qualified nurse',
        cover: {
          'address-verification': 'supports',
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'background-screening': 'supports',
        },
      },
      {
        title: 'Banned workers with a second profile',
        detail: 'Removed on Monday, new on Tuesday',
        cover: {
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Freelancers with invented portfolios',
        detail: 'Work shown was done by others',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Workers blocked by a wrong match',
        detail: 'Same name, a different person’s conviction',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'background-screening': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Which gig workers to check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Food and parcel couriers',
          'Identity, right to work, basic record',
          'Identity by selfie prompt; record as law allows',
          slowestRef('criminal', 'identity'),
        ],
        [
          'Ride-hail drivers',
          'Licence, driving record, criminal, permit',
          'Rolling, with the city permit',
          slowestRef('criminal', 'licence'),
        ],
        [
          'Cleaners and home repairers',
          'Identity, criminal, address',
          'Yearly or after a serious complaint',
          slowestRef('criminal', 'identity', 'address'),
        ],
        [
          'Carers, sitters and tutors',
          'Enhanced record where eligible, credentials',
          'On each new kind of client',
          slowestRef('enhanced-criminal', 'education'),
        ],
        [
          'Online freelancers',
          'Identity, education, past clients',
          'For the first enterprise project',
          slowestRef('employment', 'education', 'identity'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A courier matched to the wrong record',
    paragraphs: [
      'A delivery platform rescreened its couriers on a rolling basis, and its rule was to suspend at once. One Tuesday a county court returned a felony under the name and birth date of a courier of two years.',
      'We had marked the result as unconfirmed, because it lacked a middle name and showed an unfamiliar address. The platform held the suspension while we asked the clerk for a second identifier.',
      'The court file gave the last digits of a social security number and a height, and both belonged to a different man. We told the courier in a short message what had come up and that it was closed.',
      'He kept all his shifts. In the same week the platform ended another account that three people used in turn, with notice and a named person for appeals. The platform changed its rule: a record suspends nobody until a second identifier agrees.',
    ],
  },
  regulation: {
    heading: 'Gig work rules in the US, EU and UK',
    points: [
      {
        title: 'United States',
        text: 'Regulators have taken the view that the FCRA can protect contractors as it does employees, so give both a disclosure and a pre-adverse notice. States such as California, Colorado and Texas regulate ride-hail checks, each in its own way.',
      },
      {
        title: 'United Kingdom',
        text: 'The Border Security, Asylum and Immigration Act 2025 widens right-to-work checks to gig and similar work, from dates that regulations set; check their status before you plan. Local authorities license private-hire drivers, with enhanced DBS checks in England.',
      },
      {
        title: 'European Union',
        text: 'The Platform Work Directive sets 2 December 2026 as the deadline for national laws. It limits automated monitoring, requires human oversight and bans ending an account by software alone.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Gig worker checks: common questions',
    items: [
      {
        question: 'How does continuous background screening of gig workers work in practice?',
        answer:
          'We ask agreed sources again on a schedule, or they tell us of changes where the law permits. The worker is told or signs first, and the screening ends when the account closes.',
      },
      {
        question: 'Can a gig worker refuse a face check when we confirm identity?',
        answer:
          'Yes, so offer another route, such as a live video call. Biometric law in Illinois and in the European Union, among others, expects a real choice or a strong legal basis.',
      },
      {
        question: 'Who answers a gig worker who disputes the result of a check?',
        answer:
          'We answer the worker and ask the source again. We also tell you that the result is disputed, and you pause any decision that relies on it.',
      },
      {
        question: 'Can a worker reuse one background check on another gig platform?',
        answer:
          'A worker may share their own report with any platform. We keep each platform’s file separate, so your results stay with you.',
      },
      {
        question: 'Which background checks should a new courier or delivery platform start with?',
        answer:
          'We suggest identity and permission to work, then the lightest record check that local law allows. Add more only where the task enters homes or involves children.',
      },
      {
        question: 'How do you find rented accounts and still respect workers’ privacy?',
        answer:
          'You prompt for a live identity picture at set moments and compare it with the approved one. Workers know the rule in advance and can choose the other route.',
      },
    ],
  },
  related: {
    heading: 'Services for gig platforms',
    services: ['background-screening', 'criminal-check', 'computer-vision'],
    industries: ['driver-fleet', 'recruitment-agencies'],
  },
  closing: 'Describe the tasks your workers do. We’ll suggest the lightest check.',
}
