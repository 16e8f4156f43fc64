import type { ContactCopy } from '../catalogue/page-copy.ts'
import { contactBelow } from './contact-below.ts'
import { page as contact } from './contact.ts'
import { contactWords } from './contact-words.ts'

const { heading, lede, meeting } = contactWords

/** Texts of the contact page, without the form and the facts about the company. */
export const page: ContactCopy = {
  slug: 'contact',
  meta: contact.meta,
  heading,
  lede,
  meeting,
  ...contactBelow,
}
