/** Returns the id of the published document for the id of a draft, a version or the published document. */
export function publishedIdOf(id: string): string {
  return id.replace(/^(?:drafts\.|versions\.[^.]+\.)/, '')
}
