/** The id of the published copy, whichever copy of a document `id` names. */
export function publishedIdOf(id: string): string {
  return id.replace(/^(?:drafts\.|versions\.[^.]+\.)/, '')
}
