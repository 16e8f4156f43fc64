/** Longest name that is kept, characters. */
const LONGEST = 120

/**
 * A file's name as it can be shown among other text: without path, control characters and marks that turn the direction of what
 * stands around them. Letters of every script stay, and so does emoji.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    // Marks that join emoji and letters stay (U+200C, U+200D); those that turn the writing direction go.
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.slice(0, LONGEST).toWellFormed().replaceAll('\uFFFD', '')
}
