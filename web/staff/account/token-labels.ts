import { TOKEN_ABILITIES, type TokenAbility } from '#shared/access/abilities.ts'

/** Labels of the abilities that a token can have, and for each ability a text about what it permits. */
const LABELS: Readonly<Record<TokenAbility, { readonly label: string; readonly hint: string }>> = {
  'content.read': { label: 'Read articles', hint: 'Drafts and archived articles too.' },
  'content.write': { label: 'Write drafts', hint: 'Create drafts and change them.' },
  'content.publish': { label: 'Schedule articles', hint: 'Choose when articles are published.' },
  'reports.issue': { label: 'Issue reports', hint: 'Issue and replace reports over the API.' },
}

/** Abilities with their labels, in the order in which they are shown. */
export const tokenChoices = TOKEN_ABILITIES.map((ability) => ({ ability, ...LABELS[ability] }))

/** Abilities of a token as text: `Read articles, write drafts`. */
export function abilitiesText(abilities: readonly TokenAbility[]): string {
  const text = tokenChoices
    .filter(({ ability }) => abilities.includes(ability))
    .map(({ label }) => label.toLowerCase())
    .join(', ')
  return text === '' ? 'Nothing' : text.charAt(0).toUpperCase() + text.slice(1)
}
