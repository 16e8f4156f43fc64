/** GROQ fragments that project the documents of the parts that all pages share: the navigation and the site settings. */

/** Filter for the public navigation. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_NAVIGATION =
  '_type == "navigation" && status == "published" && _id in path("page.navigation.*")'

/** Filter for the public site settings. Its pattern of ids excludes drafts and versions. */
export const PUBLIC_SITE_SETTINGS =
  '_type == "siteSettings" && status == "published" && _id in path("page.settings.*")'

const LINK = '{"label": string(label), "path": string(path)}'

const MENU = `{
  "sections": sections[]{
    "section": string(section),
    "title": string(title),
    "items": items[]${LINK}
  },
  "all": string(all)
}`

/** GROQ projection of the navigation's document to the copy of the navigation. */
export const NAVIGATION = `{
  "slug": string::split(_id, ".")[2],
  "bar": bar[]{"label": string(label), "path": string(path), "menu": string(menu)},
  "action": action${LINK},
  "offer": offer${MENU},
  "industries": industries${MENU},
  "groups": groups[]{"title": string(title), "links": links[]${LINK}},
  "help": help[]${LINK}
}`

/** GROQ projection of the site settings' document to their copy. */
export const SITE_SETTINGS = `{
  "slug": string::split(_id, ".")[2],
  "promise": string(promise),
  "description": string(description),
  "email": string(email),
  "phone": string(phone),
  "address": string(address),
  "socials": socials[]{"name": string(name), "url": string(url)}
}`
