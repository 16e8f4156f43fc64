import type { Locator } from 'vitest/browser'

/**
 * HTML element of a locator.
 * @throws Error if it matches no element, or more than one
 */
export function htmlOf(locator: Locator): HTMLElement {
  const element = locator.element()
  if (element instanceof HTMLElement) return element
  throw new Error(`${locator.selector} is not an HTML element`)
}

/** Focuses an element by script instead of a key press. */
export const focusOn = (locator: Locator) => htmlOf(locator).focus()

/** Box of an element in the window, in CSS pixels. */
export const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()

/** Computed value of a CSS property of the first element that matches a selector; undefined if there is none. */
export function styleOf(selector: string, property: string): string | undefined {
  const element = document.querySelector(selector)
  return element === null ? undefined : getComputedStyle(element).getPropertyValue(property)
}

/** Navigates to `href` within the page, as a click on a link in its content does. */
export function goTo(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

/** Entries of the local storage. */
export const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage))

/** Writes an entry of the local storage as another tab would: this window receives a `storage` event. */
export function storeInOtherTab(name: string, value: string): void {
  const tab = document.createElement('iframe')
  document.body.append(tab)
  tab.contentWindow?.localStorage.setItem(name, value)
  tab.remove()
}
