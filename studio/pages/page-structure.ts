import { DocumentsIcon } from '@sanity/icons/Documents'
import { ComponentIcon } from '@sanity/icons/Component'
import type { StructureBuilder } from 'sanity/structure'
import { PAGE_SECTION_TYPE } from '#shared/content/document-types.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { type PageKind, pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { PageList } from './page-list.tsx'
import { shippedTemplate } from './page-templates.ts'

const TITLES: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  hub: 'Overviews',
  service: 'Services',
  solution: 'Solutions',
  industry: 'Industries',
  company: 'Company',
  range: 'Planning ranges',
  navigation: 'Navigation',
  settings: 'Site settings',
}

/**
 * Lists of the fixed pages by kind, of the landing pages, and of their reusable sections. A fixed page without a document is listed too;
 * its form starts with the shipped text.
 */
export function pages(S: StructureBuilder) {
  const kinds = Object.keys(TITLES) as PageKind[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- The keys are exactly the kinds
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(
      S.list()
        .id('pages')
        .title('Pages')
        .items([
          ...kinds.map((kind) =>
            S.listItem().id(kind).title(TITLES[kind]).icon(DocumentsIcon).child(pagesOf(S, kind)),
          ),
          S.divider(),
          S.documentTypeListItem(LANDING_TYPE).title('Landing pages').icon(DocumentsIcon),
          S.documentTypeListItem(PAGE_SECTION_TYPE).title('Reusable sections').icon(ComponentIcon),
        ]),
    )
}

const pagesOf = (S: StructureBuilder, kind: PageKind) =>
  S.component()
    .id(kind)
    .title(TITLES[kind])
    .component(PageList)
    .options({ kind })
    .canHandleIntent((intent, params) => intent === 'edit' && params['type'] === pageTypes[kind])
    .child((id: string) => {
      const page = fixedPageOf(id)
      return page === undefined
        ? undefined
        : S.document()
            .id(id)
            .title(page.title)
            .schemaType(page.type)
            .documentId(id)
            .initialValueTemplate(shippedTemplate(page.type), { id })
    })
