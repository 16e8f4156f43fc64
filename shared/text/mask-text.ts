/** Pattern of a React error message in production. Its number identifies the error, so it must not be masked. */
const REACT_ERROR = /Minified React error #\d+/u

const ADDRESSES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]+|\bwww\.[^\s"'<>)]+/giu

/** Pattern of paths with two or more segments, and of paths with a query or a fragment. */
const PATHS = /(?<![\w/])\/[\w.~%-]+(?:\/[^\s"'<>):;,]*|[?#][^\s"'<>):;,]*)/gu

/** Pattern of identifiers and tokens. */
const TOKENS = /\b(?=\w*\d)(?=\w*[a-z])[\w-]{16,}\b/giu

const masked = (text: string) =>
  text
    .replaceAll(ADDRESSES, '[address]')
    .replaceAll(PATHS, '[path]')
    .replaceAll(TOKENS, '[id]')
    .replaceAll(/\d+(?:[\s.,:-]?\d+)*/gu, '#')

/**
 * Masks possible personal data in a text: email and web addresses, paths, identifiers and numbers. Line breaks become spaces. The result
 * has at most `longest` characters.
 */
export function maskText(text: string, longest: number): string {
  // Truncates the text before masking, because the patterns take long for a long text.
  const short = text
    .slice(0, longest * 4)
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const react = REACT_ERROR.exec(short)?.[0]
  return (react ?? masked(short)).slice(0, longest)
}
