import { DocumentsIcon } from '@sanity/icons/Documents'
import { FilterIcon } from '@sanity/icons/Filter'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES, STATUSES, type StatusType } from '#shared/content/status.ts'
import { industries } from '#shared/pages/catalogue/catalogue.ts'
import { STATUS_WORDS } from '#schemas/status-words.ts'
import { pages } from './pages/page-structure.ts'

const API_VERSION = '2025-02-19'
const NEWEST = [
  { field: 'publishedAt', direction: 'desc' as const },
  { field: '_updatedAt', direction: 'desc' as const },
]

const filters = { category: byCategory, industry: byIndustry } as const

/** Document lists of the Studio: articles by status and by category, then pages, authors, categories, images and redirects. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      ...ARTICLE_TYPES.map((type) => {
        const { plural, filter } = contentTypes[type]
        return articles(S, type, plural, filters[filter](S))
      }),
      articles(S, 'opening', 'Openings'),
      S.divider(),
      pages(S),
      S.divider(),
      S.documentTypeListItem('author').title('Authors'),
      S.documentTypeListItem('category').title('Categories'),
      S.documentTypeListItem(LIBRARY_IMAGE_TYPE).title('Images'),
      S.divider(),
      S.documentTypeListItem('redirect').title('Redirects'),
    ])

type Item = ReturnType<StructureBuilder['listItem']>

function articles(S: StructureBuilder, type: StatusType, title: string, filed?: Item): Item {
  const all = S.listItem()
    .id('all')
    .title('All')
    .icon(DocumentsIcon)
    .child(S.documentTypeList(type).title(title).defaultOrdering(NEWEST))
  const byStatus = STATUSES.map((status) =>
    S.listItem()
      .id(status)
      .title(STATUS_WORDS[status].title)
      .icon(STATUS_WORDS[status].icon)
      .child(
        S.documentTypeList(type)
          .id(status)
          .title(`${title}: ${STATUS_WORDS[status].title.toLowerCase()}`)
          .apiVersion(API_VERSION)
          .filter('_type == $type && coalesce(status, "draft") == $status')
          .params({ type, status })
          .defaultOrdering(NEWEST),
      ),
  )
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .child(
      S.list()
        .id(`${type}-lists`)
        .title(title)
        .items([all, S.divider(), ...byStatus, ...(filed ? [S.divider(), filed] : [])]),
    )
}

function byCategory(S: StructureBuilder): Item {
  return S.listItem()
    .id('by-category')
    .title('By category')
    .icon(FilterIcon)
    .child(
      S.documentTypeList('category')
        .title('By category')
        .child((category) =>
          S.documentTypeList('blog')
            .id(category)
            .title('Blogs of the category')
            .apiVersion(API_VERSION)
            .filter('_type == "blog" && category._ref == $category')
            .params({ category: category.replace(/^drafts\./, '') })
            .defaultOrdering(NEWEST),
        ),
    )
}

function byIndustry(S: StructureBuilder): Item {
  return S.listItem()
    .id('by-industry')
    .title('By industry')
    .icon(FilterIcon)
    .child(
      S.list()
        .id('industries')
        .title('By industry')
        .items(
          industries.map(({ slug, title }) =>
            S.listItem()
              .id(slug)
              .title(title)
              .child(
                S.documentTypeList('caseStudy')
                  .id(slug)
                  .title(title)
                  .apiVersion(API_VERSION)
                  .filter('_type == "caseStudy" && industry == $industry')
                  .params({ industry: slug })
                  .defaultOrdering(NEWEST),
              ),
          ),
        ),
    )
}
