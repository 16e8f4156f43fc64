import { reference } from '#shared/content/references.ts'
import type { Page } from '@playwright/test'
import { draftPost, post } from '../pages/staff-page.ts'

const number = (index: number) => String(index).padStart(2, '0')

const category = (id: string, title: string) => ({
  createOrReplace: {
    _id: id,
    _type: 'category',
    title,
    slug: { _type: 'slug', current: title.toLowerCase() },
  },
})

/** Tag that all these posts have. */
const tags = ['listing']

/** Posts in several states. Some have a category, some have an author. One post is referenced by another post. */
export const listedPosts = [
  category('cat-a', 'Screening'),
  category('cat-b', 'Diligence'),
  { createOrReplace: { _id: 'aut-a', _type: 'author', name: 'Screening desk' } },
  { createOrReplace: { _id: 'aut-b', _type: 'author', name: 'فريق العناية الواجبة' } },
  ...Array.from({ length: 30 }, (_, index) =>
    post(`p${number(index)}`, {
      tags,
      title: `Public ${number(index)}`,
      ...(index < 3 && { category: reference('cat-a') }),
      ...(index < 5 && { author: reference('aut-a') }),
    }),
  ),
  ...Array.from({ length: 8 }, (_, index) =>
    draftPost(`d${number(index)}`, {
      tags,
      title: `Sketch ${number(index)}`,
      ...(index < 2 && { author: reference('aut-a') }),
    }),
  ),
  draftPost('waits', { tags, title: 'Consent that holds', status: 'in_review' }),
  draftPost('long', {
    tags,
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ihre Lieferkettensorgfaltspflichten',
  }),
  draftPost('rtl', {
    tags,
    title: 'ما الذي يثبته فحص السجل الجنائي',
    author: reference('aut-b'),
  }),
  post('refers', {
    tags,
    title: 'Refers to another',
    relatedBlogs: [{ ...reference('p29'), _key: 'r' }],
  }),
]

/** Rows of the list of blogs. */
export const rows = (page: Page) => page.getByRole('table', { name: 'Blogs' }).locator('tbody tr')

/** Row of the blog with this title. */
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
