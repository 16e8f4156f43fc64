import type {} from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** The form counts the characters beneath the field, against this many. */
    counted?: number
  }
}
