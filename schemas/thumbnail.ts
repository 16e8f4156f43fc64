import { createElement, type ReactNode } from 'react'

/** Picture in a list by its address. Hidden from screen readers, because the name of the picture's document is next to it. */
export function thumbnail(url: unknown): ReactNode {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url)) return undefined
  return createElement('img', { src: url, alt: '', loading: 'lazy' })
}
