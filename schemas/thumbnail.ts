import { createElement, type ReactNode } from 'react'

/** A picture by its address, as a list shows it; its name stands beside it, so it is silent for screen readers. */
export function thumbnail(url: unknown): ReactNode {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/)/.test(url)) return undefined
  return createElement('img', { src: url, alt: '', loading: 'lazy' })
}
