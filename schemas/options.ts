import type {} from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** Maximum number of characters, shown with a counter below the field. */
    counted?: number
    /** True if the form edits the text as code: monospaced, with tabs, without spell checking. */
    monospace?: boolean
  }

  interface ArrayOptions<V = unknown> {
    /** Names of the columns of a table that always has the same ones. */
    columns?: readonly string[]
  }
}
