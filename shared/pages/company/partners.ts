import { site } from '../../site.ts'
import type { Point, SectionCopy } from '../page-copy.ts'
import { partnershipTypes } from './partnership-types.ts'
import type { CompanyHead, PointsSection } from './shapes.ts'

/** A kind of partnership. */
export interface PartnershipKind {
  readonly type: (typeof partnershipTypes)[number]
  readonly who: string
  readonly brings: string
  readonly receives: string
}

/** A field of a letter as the page prints it: its name, and what to write. */
export interface LetterField {
  readonly label: string
  readonly hint: string
  /** Lines left free for it. */
  readonly lines?: number
}

/** The career and partner page: two doors, and the kinds of partnership. */
export interface PartnersPage extends CompanyHead {
  readonly doors: readonly (Point & {
    readonly to: 'careers' | 'partnership'
    readonly action: string
  })[]
  readonly kinds: SectionCopy & { readonly items: readonly PartnershipKind[] }
  readonly terms: PointsSection
  readonly letter: SectionCopy & {
    readonly fields: readonly LetterField[]
    readonly subject: string
    readonly action: string
    readonly note: string
  }
  readonly closing: string
}

export const page: PartnersPage = {
  meta: {
    title: 'Careers and partners',
    description:
      'Two ways to work with us: as a colleague or as a partner in screening, data or technology. Kinds of partnership, what each side brings, how to propose one.',
    keywords: ['screening partnership', 'technology partner', 'careers in screening'],
  },
  heading: 'Work with us, or beside us',
  lede: 'Some people join the company. Others hold a record, a system or a market that our clients need, and work beside us under their own name. Both begin on this page.',
  doors: [
    {
      to: 'careers',
      title: 'As a colleague',
      text: 'Open positions, how we hire, and the check that we ask of ourselves before anyone starts.',
      action: 'See open positions',
    },
    {
      to: 'partnership',
      title: 'As a partner',
      text: 'Four kinds of partnership, what each side brings to it, and what to write to propose one.',
      action: 'Propose a partnership',
    },
  ],
  kinds: {
    label: 'Partnerships',
    heading: 'Four kinds, by what you bring',
    intro: 'A partnership is written down like an order: who asks, who answers, who may see it.',
    items: [
      {
        type: 'Background Screening',
        who: 'Registries, universities, court researchers, local screening firms, HR platforms',
        brings: 'A record, or the standing to ask for it in a place',
        receives: 'Questions that are complete, lawful and paid for, in your own form',
      },
      {
        type: 'AI & Data Intelligence',
        who: 'Holders of licensed data, research groups, builders of models',
        brings: 'Data with a known origin, or a model whose errors have been measured',
        receives: 'Real documents under agreement, and an evaluation you may publish',
      },
      {
        type: 'Business Technological Solutions',
        who: 'Software houses, integrators, cloud and identity providers',
        brings: 'A system that clients already use, and an interface to it',
        receives: 'A connection that is documented, tested and kept up by both sides',
      },
      {
        type: 'Others',
        who: 'Professional bodies, insurers, advisers, anyone not named above',
        brings: 'A reason why two names on one piece of work are better than one',
        receives: 'An answer within 24 hours, also when it is no',
      },
    ],
  },
  terms: {
    label: 'Terms',
    heading: 'What holds for every partner',
    points: [
      {
        title: 'You are checked too',
        text: 'A partner’s ownership, standing and sanctions position are read before anything is signed. You receive the file.',
      },
      {
        title: 'The source is named',
        text: 'What comes from you carries your name in the report. We do not pass on answers as our own.',
      },
      {
        title: 'Data goes one way',
        text: 'What a client sends is used for that client’s question and then deleted as agreed. It is never part of the bargain.',
      },
      {
        title: 'Either side may leave',
        text: 'With notice, with open orders finished, and with a written account of what is returned or destroyed.',
      },
    ],
  },
  letter: {
    label: 'Propose one',
    heading: 'What to put in the letter',
    intro:
      'Four things let us answer properly. The link opens them as a message in your own mail program.',
    fields: [
      { label: 'Company name', hint: 'As it stands in the register, with the country' },
      { label: 'Partnership type', hint: partnershipTypes.join(', ') },
      { label: 'Contact email', hint: 'Of the person who will carry the conversation' },
      {
        label: 'Partnership goals',
        hint: 'What you bring, what you look for, by when, and in which places',
        lines: 3,
      },
    ],
    subject: 'Partnership',
    action: 'Write to us as a partner',
    note: `We answer ${site.replyPromise}, Monday to Friday. Send nothing confidential in a first letter.`,
  },
  closing: 'If you keep a record that others ought to ask for, write to us.',
}
