/**
 * GROQ fragments that project the documents of pages to the copy that pages render. Attributes that are missing or of another type become
 * null. `parsePage` of `page-document.ts` then decides if the page is complete.
 */

/** Filter for public service pages. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_SERVICE_PAGE =
  '_type == "servicePage" && status == "published" && _id in path("page.service.*")'

/** List of the texts at `path`. Items of other types are left out. */
export const texts = (path: string) => `coalesce(${path}[defined(@) && string(@) == @], [])`

/** GROQ projection of a point with title and text. */
export const POINT = '{"title": string(title), "text": string(text)}'

const HEAD = '"label": string(label), "heading": string(heading), "intro": string(intro)'

/** GROQ projection of the metadata in a page's document. */
export const META = `meta{
  "title": string(title),
  "description": string(description),
  "keywords": ${texts('keywords')}
}`

/** GROQ projection of the annotated specimen in a section. */
export const SPECIMEN = `specimen{
  "kind": string(kind),
  "title": string(title),
  "number": string(number),
  "fields": fields[]{
    "label": string(label),
    "value": string(value),
    "detail": string(detail),
    "kind": string(kind),
    "note": note${POINT}
  },
  "foot": ${texts('foot')}
}`

/** GROQ projection of the table in a section. */
export const TABLE = `table{
  "columns": ${texts('columns')},
  "rows": rows[].cells,
  "note": string(note)
}`

/** GROQ projection of the document of a service page to the page's copy. */
export const SERVICE_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "heading": string(heading),
  "lede": string(lede),
  "facts": facts[]{"label": string(label), "value": string(value)},
  "proof": proof{${HEAD}, "specimen": ${SPECIMEN}},
  "audience": audience{${HEAD}, "points": points[]${POINT}},
  "method": method{${HEAD}, "steps": steps[]${POINT}},
  "limits": limits{${HEAD}, "points": points[]${POINT}},
  "turnaround": turnaround{${HEAD}, "table": ${TABLE}, "price": string(price)},
  "law": law{${HEAD}, "points": points[]${POINT}, "reviewed": string(reviewed)},
  "questions": questions{${HEAD}, "items": items[]{"question": string(question), "answer": string(answer)}},
  "related": related{
    "heading": string(heading),
    "services": services[]{"slug": string(slug), "reason": string(reason)},
    "industries": ${texts('industries')}
  },
  "closing": string(closing)
}`

/** Filter for public industry pages. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_INDUSTRY_PAGE =
  '_type == "industryPage" && status == "published" && _id in path("page.industry.*")'

const RISKS = `risks{
  "heading": string(heading),
  "checks": checks[]{"slug": string(slug), "label": string(label)},
  "rows": rows[]{
    "title": string(title),
    "detail": string(detail),
    "cover": cover[]{"slug": string(slug), "effect": string(effect)}
  }
}`

/** GROQ projection of the document of an industry page to the page's copy. */
export const INDUSTRY_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "heading": string(heading),
  "lede": string(lede),
  "risks": ${RISKS},
  "roles": roles{"heading": string(heading), "table": ${TABLE}},
  "situation": situation{"heading": string(heading), "paragraphs": ${texts('paragraphs')}},
  "regulation": regulation{
    "heading": string(heading),
    "points": points[]${POINT},
    "reviewed": string(reviewed)
  },
  "questions": questions{
    "heading": string(heading),
    "items": items[]{"question": string(question), "answer": string(answer)}
  },
  "related": related{
    "heading": string(heading),
    "services": ${texts('services')},
    "industries": ${texts('industries')}
  },
  "closing": string(closing)
}`

/** Filter for public solution pages. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_SOLUTION_PAGE =
  '_type == "solutionPage" && status == "published" && _id in path("page.solution.*")'

const FLOW = `flow{
  ${HEAD},
  "columns": columns[]{
    "title": string(title),
    "stations": stations[]{
      "id": string(id),
      "title": string(title),
      "text": string(text),
      "service": string(service)
    }
  },
  "links": links[]{"from": string(from), "to": string(to)},
  "description": string(description)
}`

/** GROQ projection of the document of a solution page to the page's copy. */
export const SOLUTION_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "heading": string(heading),
  "lede": string(lede),
  "facts": facts[]{"label": string(label), "value": string(value)},
  "flow": ${FLOW},
  "parts": parts{${HEAD}, "items": items[]{"slug": string(slug), "text": string(text)}},
  "situations": situations{${HEAD}, "points": points[]${POINT}},
  "received": received{${HEAD}, "table": ${TABLE}},
  "limits": limits{${HEAD}, "points": points[]${POINT}},
  "questions": questions{${HEAD}, "items": items[]{"question": string(question), "answer": string(answer)}},
  "related": related{"heading": string(heading), "industries": ${texts('industries')}},
  "closing": string(closing)
}`

/** Filter for public company pages. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_COMPANY_PAGE =
  '_type == "companyPage" && status == "published" && _id in path("page.company.*")'

/**
 * GROQ projection of the document of a company page to the page's copy. The result also has null attributes for the sections of other
 * company pages; the parser removes them.
 */
export const COMPANY_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "heading": string(heading),
  "lede": string(lede),
  about,
  clients,
  careers,
  partners,
  contact,
  candidates,
  trust
}`

/** Filter for the public home page. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_HOME_PAGE =
  '_type == "homePage" && status == "published" && _id in path("page.home.*")'

/** GROQ projection of the document of the home page to the page's copy. */
export const HOME_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "label": string(label),
  "heading": string(heading),
  "lede": string(lede),
  "facts": facts[]{"label": string(label), "value": string(value)},
  "work": work{
    "label": string(label),
    "heading": string(heading),
    "link": string(link),
    "lines": lines[]{"slug": string(slug), "title": string(title), "summary": string(summary)}
  },
  "evidence": evidence{${HEAD}, "specimen": ${SPECIMEN}},
  "cases": cases{"link": string(link), "read": string(read)},
  "writing": writing{
    "label": string(label),
    "heading": string(heading),
    "link": string(link)
  },
  "more": more{
    "label": string(label),
    "heading": string(heading),
    "entries": entries[]{"title": string(title), "href": string(href), "text": string(text)}
  },
  "closing": string(closing)
}`

/** Filter for public hub pages. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_HUB_PAGE =
  '_type == "hubPage" && status == "published" && _id in path("page.hub.*")'

/**
 * GROQ projection of the document of a hub page to the page's copy. The result also has null attributes for the sections of other hub
 * pages; the parser removes them.
 */
export const HUB_PAGE = `{
  "slug": string::split(_id, ".")[2],
  "meta": ${META},
  "label": string(label),
  "heading": string(heading),
  "lede": string(lede),
  whatWeOffer,
  services,
  solutions,
  industries
}`

/** Filter for public planning ranges. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_PLANNING_RANGE =
  '_type == "planningRange" && status == "published" && _id in path("page.range.*")'

/** GROQ projection of the document of a planning range to the fields that pages use. */
export const PLANNING_RANGE = `{
  "slug": string::split(_id, ".")[2],
  "check": string(check),
  "place": string(place),
  "obtained": string(obtained),
  min,
  max,
  "unit": string(unit),
  "remark": string(remark),
  "decides": string(decides),
  "applies": string(applies),
  "source": string(source),
  "reviewed": string(reviewed)
}`
