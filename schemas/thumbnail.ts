import { createElement, type ReactNode } from 'react'

/** Returns the picture at an address, for lists. Screen readers skip it, because the name of its document is next to it. */
export function thumbnail(url: unknown): ReactNode {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url)) return undefined
  return createElement('img', { src: url, alt: '', loading: 'lazy' })
}
