import { site } from '#shared/company/site.ts'
import type { PartnersPage } from '../catalogue/page-copy.ts'

/** Page for careers and partners: links to both, and the kinds of partnership. */
export const page: PartnersPage = {
  slug: 'partners',
  meta: {
    title: 'Screening careers and partnerships',
    description:
      'Join our team or become a partner in screening, data or technology. See open positions, four kinds of partnership and how to propose one to us.',
    keywords: ['screening partnership', 'technology partner', 'careers in screening'],
  },
  heading: 'Careers and partners',
  lede: 'Join our team, or partner with us if you have records, data, technology or clients that complement ours. You can start either from this page, in two minutes.',
  doors: [
    {
      to: 'careers',
      title: 'Join our team',
      text: 'See our open positions, how we hire, and how we screen our own staff before they start.',
      action: 'See open positions',
    },
    {
      to: 'partnership',
      title: 'Become a partner',
      text: 'See the four kinds of partnership and what each side brings, and propose one in a short form.',
      action: 'Propose a partnership',
    },
  ],
  kinds: {
    label: 'Partnerships',
    heading: 'Four kinds of partnership',
    intro: 'We agree in writing what you bring, what you get and who sees which data.',
    items: [
      {
        type: 'Background Screening',
        who: 'Registries, universities, court researchers, local screening firms, HR platforms',
        brings: 'Access to records, or the right to request them',
        receives: 'Complete, lawful and paid requests in your format',
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
        who: 'Professional bodies, insurers, advisers and other organisations',
        brings: 'A reason to work together for a client',
        receives: 'A reply within 24 hours, Monday to Friday',
      },
    ],
  },
  terms: {
    label: 'Terms',
    heading: 'Terms for all partners',
    points: [
      {
        title: 'You are checked too',
        text: 'We check your ownership, standing and sanctions status before we sign, and we share the result with you.',
      },
      {
        title: 'The source is named',
        text: 'We name you as the source in every report that uses your records or data.',
      },
      {
        title: 'Client data is protected',
        text: 'We use client data only for that client’s order and delete it as agreed.',
      },
      {
        title: 'Either side may leave',
        text: 'Either of us can end it with notice. We then finish open orders and confirm what was returned or deleted.',
      },
    ],
  },
  proposal: {
    label: 'Apply',
    heading: 'Propose a partnership',
    intro: 'We need four details to reply properly, and it takes you two minutes to enter them.',
    facts: [
      { label: 'Reply', value: `${site.replyPromise.replace('w', 'W')}, Monday to Friday` },
      { label: 'Read by', value: 'The partnership team' },
      { label: 'Leave out', value: 'Anything confidential, and names of candidates' },
    ],
  },
  closing:
    'Tell us which records or technology you can offer our clients. We’ll reply with next steps.',
}
