/** GROQ fragments of landing pages. `landing-page.ts` parses their results. */
import { META, POINT, SPECIMEN, TABLE, texts } from '../pages/page-projections.ts'
import { ARTICLE_CARD, PICTURE_FIELD, PUBLIC_BLOG, PUBLIC_CASE_STUDY } from '../projections.ts'

/** Filter for public landing pages. */
export const PUBLIC_LANDING_PAGE =
  '_type == "landingPage" && status == "published" && _id in path("*")'

/** Attributes of all block types. A block has null for attributes of other types. */
const BLOCK = `
  "type": string(_type),
  "label": string(label),
  "heading": string(heading),
  "intro": string(intro),
  "lede": string(lede),
  "text": string(text),
  "family": coalesce(string(family), "screening"),
  "action": string(action),
  "target": coalesce(string(target), "form"),
  "picture": ${PICTURE_FIELD},
  "paragraphs": ${texts('paragraphs')},
  "facts": facts[]{"label": string(label), "value": string(value)},
  "steps": steps[]${POINT},
  "table": ${TABLE},
  "items": items[]{"question": string(question), "answer": string(answer)},
  "specimen": ${SPECIMEN},
  "checks": ${texts('checks')},
  "articles": coalesce((articles[]->)[(${PUBLIC_BLOG}) || (${PUBLIC_CASE_STUDY})]${ARTICLE_CARD}, [])`

const IS_SECTION =
  '_type == "landingSection" && section->_type == "pageSection" && section->_id in path("*")'

/** Projection of a `landingPage` document. Articles and reusable sections that are not published are left out. */
export const LANDING_PAGE = `{
  "id": _id,
  "slug": string(slug.current),
  "updated_at": _updatedAt,
  "noindex": coalesce(noindex == true, false),
  "meta": ${META},
  "sections": coalesce(blocks[${IS_SECTION}]{"id": section->_id}, []),
  "blocks": coalesce(blocks[]{${BLOCK},
    "blocks": select(${IS_SECTION} => section->{"blocks": blocks[]{${BLOCK}}}).blocks
  }, [])
}`
