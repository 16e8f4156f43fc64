import type {} from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** The form counts the characters beneath the field, against this many. */
    counted?: number
    /** The form edits the text as program text: fixed-width letters, tabs kept, no spell checking. */
    monospace?: boolean
  }
}
