/** Error message of React in production. Its number identifies the error and must not be masked. */
const REACT_ERROR = /Minified React error #\d+/u

const ADDRESSES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]+|\bwww\.[^\s"'<>)]+/giu

/** Paths of two or more segments, and paths with a query or a fragment. */
const PATHS = /(?<![\w/])\/[\w.~%-]+(?:\/[^\s"'<>):;,]*|[?#][^\s"'<>):;,]*)/gu

/** Identifiers and tokens. */
const TOKENS = /\b(?=\w*\d)(?=\w*[a-z])[\w-]{16,}\b/giu

const masked = (text: string) =>
  text
    .replaceAll(ADDRESSES, '[address]')
    .replaceAll(PATHS, '[path]')
    .replaceAll(TOKENS, '[id]')
    .replaceAll(/\d+(?:[\s.,:-]?\d+)*/gu, '#')

/**
 * Masks possible personal data in a text: email and web addresses, paths, identifiers and numbers. Line breaks become spaces, and the
 * text is cut at `longest` characters.
 */
export function maskText(text: string, longest: number): string {
  // Cut before masking, to limit the time that the patterns take for a long text.
  const short = text
    .slice(0, longest * 4)
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const react = REACT_ERROR.exec(short)?.[0]
  return (react ?? masked(short)).slice(0, longest)
}
