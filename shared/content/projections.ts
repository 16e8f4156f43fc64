/**
 * GROQ fragments that project documents to the schemas of `article.ts`. The query converts every attribute to its type, so a document with
 * any content yields a valid result. `npm run typegen` reads these fragments without running them. It resolves constants, and calls whose
 * arguments are plain strings. A fragment function must therefore not pass its own parameter to another fragment function.
 */
import { LIBRARY_IMAGE_TYPE } from './document-types.ts'

/** Filter for public blogs. Excludes ids with a dot, because the draft of a published post (`drafts.…`) has the status published too. */
export const PUBLIC_BLOG = '_type == "blog" && status == "published" && _id in path("*")'

/** Filter for public case studies. */
export const PUBLIC_CASE_STUDY = '_type == "caseStudy" && status == "published" && _id in path("*")'

/** Filter for public job openings. It also selects closed openings, which {@link stillOpen} of `job-opening.ts` removes. */
export const PUBLIC_OPENING = '_type == "opening" && status == "published" && _id in path("*")'

const ORDER_KEY = 'coalesce(string(publishedAt), _createdAt)'

/** Sort order: newest first. Documents without a publication date are sorted by their creation date. */
export const NEWEST_FIRST = `order(${ORDER_KEY} desc, _id asc)`

const text = (path: string) => `coalesce(string(${path}), "")`

const isText = (path: string) => `defined(${path}) && string(${path}) == ${path}`

const IS_BLOCK = `${isText('_type')} && ${isText('_key')}`

const texts = (path: string) => `coalesce(${path}[${isText('@')}], [])`

const positive = (path: string) => `select(${path} > 0 => ${path})`

const moment = (path: string) => `select(
  dateTime(${path}) > dateTime("1900-01-01T00:00:00Z") => ${path},
  dateTime(${path} + "T00:00:00Z") > dateTime("1900-01-01T00:00:00Z") => ${path} + "T00:00:00Z"
)`

const IS_ASSET = 'asset->_type == "sanity.imageAsset"'

const IS_LIBRARY = `library->_type == "${LIBRARY_IMAGE_TYPE}"`

/** Blurred placeholder of an opaque picture. A picture with transparent areas has none, because the placeholder would show through them. */
const STAND_IN = `select(
  asset->metadata.isOpaque == true || asset->extension in ["jpg", "jpeg"] => string(asset->metadata.lqip)
)`

/** Condition for a complete crop in the document that shows the picture. Without one, the crop of the library record applies. */
const CUT = 'crop.top >= 0 && crop.bottom >= 0 && crop.left >= 0 && crop.right >= 0'
const LIBRARY_CUT =
  'library->crop.top >= 0 && library->crop.bottom >= 0 && library->crop.left >= 0 && library->crop.right >= 0'

const POINT = 'hotspot.x >= 0 && hotspot.y >= 0 && hotspot.width >= 0 && hotspot.height >= 0'

/**
 * GROQ projection of a picture field. The data come from the asset or, without an asset, from the library record. The dark file contains
 * the id of the asset for which it was made. It is ignored if a client has replaced the asset since then.
 */
const PICTURE_HERE = `select(
  ${IS_ASSET} => {
    "asset": asset->_id,
    "library": null,
    "url": "/lake/" + asset->path,
    "alt_text": coalesce(string(alt_text), string(asset->altText), ""),
    "caption": string(caption),
    "width": ${positive('asset->metadata.dimensions.width')},
    "height": ${positive('asset->metadata.dimensions.height')},
    "lqip": ${STAND_IN},
    "crop": select(${CUT} => crop{top, bottom, left, right}),
    "hotspot": select(${POINT} => hotspot{x, y, width, height}),
    "dark": select(
      dark.of == asset._ref && dark.${IS_ASSET} => {"asset": dark.asset->_id, "url": "/lake/" + dark.asset->path}
    )
  },
  ${IS_LIBRARY} => {
    "asset": null,
    "library": library->_id,
    "url": string(library->url),
    "alt_text": coalesce(string(alt_text), string(library->alt_text), ""),
    "caption": coalesce(string(caption), string(library->caption)),
    "width": ${positive('library->width')},
    "height": ${positive('library->height')},
    "lqip": null,
    "crop": select(
      ${CUT} => crop{top, bottom, left, right},
      ${LIBRARY_CUT} => library->crop{top, bottom, left, right}
    ),
    "hotspot": select(
      ${POINT} => hotspot{x, y, width, height},
      library->focal_point.x >= 0 && library->focal_point.y >= 0 => {
        "x": library->focal_point.x,
        "y": library->focal_point.y,
        "width": 0,
        "height": 0
      }
    ),
    "dark": null
  }
)`

const picture = (path: string) => `select(
  ${path}.${IS_ASSET} || ${path}.${IS_LIBRARY} => ${path}{...${PICTURE_HERE}}
)`

const pictures = (path: string) =>
  `coalesce(${path}[${IS_ASSET} || ${IS_LIBRARY}]{...${PICTURE_HERE}}, [])`

const AUTHOR_FIELDS = `
  "id": _id,
  "name": ${text('name')},
  "role": string(role),
  "bio": string(bio),
  "picture": ${picture('picture')}
`

const AUTHOR = `select(author->_type == "author" && author->_id in path("*") => author->{${AUTHOR_FIELDS}})`

/** Projection of an `author` document. */
export const AUTHOR_DOCUMENT = `{${AUTHOR_FIELDS}}`

/** Fields of a `category` document. A facet has the same fields and a count. */
export const CATEGORY_FIELDS = `"id": _id, "slug": coalesce(string(slug.current), _id), "title": ${text('title')}`

const CATEGORY = `select(
  category->_type == "category" && category->_id in path("*") => category->{${CATEGORY_FIELDS}}
)`

const SEO = `{
  "title": string(seo.title),
  "description": string(seo.description),
  "keywords": ${texts('seo.keywords')},
  "og_image": ${picture('seo.ogImage')},
  "canonical": string(seo.canonical),
  "noindex": coalesce(seo.noindex == true, false)
}`

/** Mark definitions, each with the target of its internal link. The target is null if it is not public. */
const MARK_DEFS = `coalesce(markDefs[${IS_BLOCK}]{
  ...,
  _type == "internalLink" => {
    "target": select(
      reference->_type in ["blog", "caseStudy"] && reference->status == "published" &&
        reference->_id in path("*") =>
          reference->{"type": _type, "slug": coalesce(string(slug.current), _id)}
    )
  }
}, [])`

const blocks = (path: string, more: string) =>
  `coalesce(${path}[${IS_BLOCK}]{
  ...,
  _type == "block" => {"markDefs": ${MARK_DEFS}}${more}
}, [])`

const BODY = blocks(
  'body',
  `,
  _type == "picture" => {"picture": ${PICTURE_HERE}},
  _type == "callout" => {"content": ${blocks('content', '')}}`,
)

const ARTICLE_FIELDS = `
  "id": _id,
  "slug": coalesce(string(slug.current), _id),
  status,
  "title": ${text('title')},
  "cover_image": ${picture('coverImage')},
  "published_at": ${moment('publishedAt')},
  "updated_at": _updatedAt,
  "reading_minutes": math::max([1, round(length(coalesce(pt::text(body), "")) / 1100)])`

const BLOG_CARD_FIELDS = `${ARTICLE_FIELDS},
  "excerpt": ${text('excerpt')},
  "category": ${CATEGORY}`

const BLOG_FIELDS = `${BLOG_CARD_FIELDS},
  "author": ${AUTHOR},
  "tags": ${texts('tags')},
  "featured": coalesce(featured == true, false)`

const CASE_STUDY_FIELDS = `${ARTICLE_FIELDS},
  "summary": ${text('summary')},
  "industry": string(industry),
  "client": select(client.anonymous == true => null, string(client.name)),
  "is_example": coalesce(string(client.name), "") == "",
  "services": ${texts('services')},
  "results": coalesce(results[defined(string(label)) && defined(string(value))]{
    "label": string(label),
    "value": string(value),
    "unit": string(unit)
  }, [])`

/** Projection of an article to an `ArticleLink`. */
export const ARTICLE_LINK = `{"id": _id, "slug": coalesce(string(slug.current), _id), status, "title": ${text('title')}}`

const UPDATE = `"update_note": ${text('updateNote')},
  "updated_on": ${moment('updatedOn')}`

const KEY_OF_PARENT = 'coalesce(string(^.publishedAt), ^._createdAt)'

/** GROQ conditions for articles that are older (or newer) than the enclosing document, in the order of {@link NEWEST_FIRST}. */
const IS_OLDER = `(${ORDER_KEY} < ${KEY_OF_PARENT} || (${ORDER_KEY} == ${KEY_OF_PARENT} && _id > ^._id))`
const IS_NEWER = `(${ORDER_KEY} > ${KEY_OF_PARENT} || (${ORDER_KEY} == ${KEY_OF_PARENT} && _id < ^._id))`

const OLDEST_FIRST = `order(${ORDER_KEY} asc, _id desc)`

/** Projection of a `blog` document to a `BlogItem`. */
export const BLOG_ITEM = `{${BLOG_FIELDS}
}`

const BLOG_DETAIL_FIELDS = `${BLOG_FIELDS},
  ${UPDATE},
  "body": ${BODY},
  "seo": ${SEO},
  "related": coalesce((relatedBlogs[]->)[${PUBLIC_BLOG} && _id != ^._id]{${BLOG_CARD_FIELDS}
  }, [])`

/** Projection of a `blog` document to a `BlogDetail` without the previous and next article, and without non-public related posts. */
export const BLOG_DETAIL = `{${BLOG_DETAIL_FIELDS},
  "previous": null,
  "next": null
}`

/** Projection of a `blog` document of a dataset to a `BlogDetail` with links to the previous and next article. */
export const BLOG_WITH_NEIGHBOURS = `{${BLOG_DETAIL_FIELDS},
  "previous": (*[${PUBLIC_BLOG} && ${IS_OLDER}] | ${NEWEST_FIRST})[0]${ARTICLE_LINK},
  "next": (*[${PUBLIC_BLOG} && ${IS_NEWER}] | ${OLDEST_FIRST})[0]${ARTICLE_LINK}
}`

/** Projection of a `caseStudy` document to a `CaseStudyItem`. */
export const CASE_STUDY_ITEM = `{${CASE_STUDY_FIELDS}
}`

const CASE_STUDY_DETAIL_FIELDS = `${CASE_STUDY_FIELDS},
  ${UPDATE},
  "challenge": string(challenge),
  "solution": string(solution),
  "testimonial": select(defined(string(testimonial.quote)) => {
    "quote": string(testimonial.quote),
    "name": string(testimonial.name),
    "role": string(testimonial.role)
  }),
  "gallery": ${pictures('gallery')},
  "body": ${BODY},
  "seo": ${SEO}`

/** Projection of a `caseStudy` document to a `CaseStudyDetail` without links to the previous and next article. */
export const CASE_STUDY_DETAIL = `{${CASE_STUDY_DETAIL_FIELDS},
  "previous": null,
  "next": null
}`

/** Projection of a `caseStudy` document of a dataset to a `CaseStudyDetail` with links to the previous and next article. */
export const CASE_STUDY_WITH_NEIGHBOURS = `{${CASE_STUDY_DETAIL_FIELDS},
  "previous": (*[${PUBLIC_CASE_STUDY} && ${IS_OLDER}] | ${NEWEST_FIRST})[0]${ARTICLE_LINK},
  "next": (*[${PUBLIC_CASE_STUDY} && ${IS_NEWER}] | ${OLDEST_FIRST})[0]${ARTICLE_LINK}
}`

/** The field `picture` of a document or a block. */
export const PICTURE_FIELD = picture('picture')

/** Projection of a `blog` or `caseStudy` document to a card in a list of selected articles. */
export const ARTICLE_CARD = `{
  "id": _id,
  "type": _type,
  "slug": coalesce(string(slug.current), _id),
  "title": ${text('title')},
  "cover_image": ${picture('coverImage')},
  "subject": coalesce(${CATEGORY}.slug, string(industry), string(slug.current), _id)
}`

/** Projection of a `blog` or `caseStudy` document to a summary for lists of all articles, such as the sitemap. */
export const ARTICLE_OUTLINE = `{
  "slug": coalesce(string(slug.current), _id),
  "title": ${text('title')},
  "description": coalesce(string(excerpt), string(summary), ""),
  "updated_at": _updatedAt,
  "cover_image": ${picture('coverImage')},
  "cover_file": string(coverImage.asset->originalFilename),
  "category": ${CATEGORY},
  "industry": string(industry),
  "service": string(services[0]),
  "seo": ${SEO}
}`

/** Projection of an `opening` document to an `Opening`. */
export const OPENING = `{
  "id": _id,
  "slug": coalesce(string(slug.current), _id),
  status,
  "title": ${text('title')},
  "team": string(team),
  "place": string(place),
  "employment": string(employment),
  "summary": ${text('summary')},
  "body": ${blocks('body', '')},
  "published_at": ${moment('publishedAt')},
  "closes_at": ${moment('closesAt')},
  "updated_at": _updatedAt
}`
