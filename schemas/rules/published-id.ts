/** Id of the published copy for the id of any copy of a document. */
export function publishedIdOf(id: string): string {
  return id.replace(/^(?:drafts\.|versions\.[^.]+\.)/, '')
}
