/** User-Agent of a browser with a reader. The browser of the tests names itself headless, and the server counts no bots. */
export const READER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
