import type {} from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** Maximum number of characters. The form shows it below the field, with a counter. */
    counted?: number
    /** True if the form edits the text as code: monospaced, with tabs, without spell checking. */
    monospace?: boolean
  }

  interface ArrayOptions<V = unknown> {
    /** Names of the columns, for a table type whose columns are fixed. */
    columns?: readonly string[]
  }
}
