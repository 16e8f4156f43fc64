/** A node of schema.org's vocabulary, without its context. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** Makes a path of this site absolute. */
export type Absolute = (path: string) => string

/** A node that is written once the site's origin is known. */
export type StructuredData = (absolute: Absolute) => JsonLd
