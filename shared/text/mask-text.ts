/** React names its errors by a number; without it they could not be told apart. */
const REACT_ERROR = /Minified React error #\d+/u

const ADDRESSES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]+|\bwww\.[^\s"'<>)]+/giu

/** Paths of two or more parts, and those with a query or a fragment. */
const PATHS = /(?<![\w/])\/[\w.~%-]+(?:\/[^\s"'<>):;,]*|[?#][^\s"'<>):;,]*)/gu

/** What looks made up rather than written: identifiers and tokens. */
const TOKENS = /\b(?=\w*\d)(?=\w*[a-z])[\w-]{16,}\b/giu

const masked = (text: string) =>
  text
    .replaceAll(ADDRESSES, '[address]')
    .replaceAll(PATHS, '[path]')
    .replaceAll(TOKENS, '[id]')
    .replaceAll(/\d+(?:[\s.,:-]?\d+)*/gu, '#')

/**
 * A text without what could be about a person: email and web addresses, paths, identifiers and numbers are masked, line breaks
 * become spaces, and it is cut at `longest` characters.
 */
export function maskText(text: string, longest: number): string {
  // Nobody reads further; and a long text must not keep anybody busy.
  const short = text
    .slice(0, longest * 4)
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const react = REACT_ERROR.exec(short)?.[0]
  return (react ?? masked(short)).slice(0, longest)
}
