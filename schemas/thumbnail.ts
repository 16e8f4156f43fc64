import { createElement, type ReactNode } from 'react'

/** Picture in a list by its address. Its name is next to it, so screen readers skip it. */
export function thumbnail(url: unknown): ReactNode {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url)) return undefined
  return createElement('img', { src: url, alt: '', loading: 'lazy' })
}
