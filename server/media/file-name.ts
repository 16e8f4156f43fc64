/** Maximum length of a name, in characters. */
const LONGEST = 120

/**
 * Removes path, control characters and direction marks from a file name, so that it can be displayed inside other text.
 * Letters of every script and emoji remain.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    // Joiners of emoji and letters remain (U+200C, U+200D). Direction marks are removed.
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.slice(0, LONGEST).toWellFormed().replaceAll('\uFFFD', '')
}
