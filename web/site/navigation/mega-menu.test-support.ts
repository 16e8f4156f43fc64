import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

/** Locators of a mega menu in the bar, given by the name of its link. */
export function megaMenu(name: string) {
  const item = page.getByCss(`.mega:has([aria-label="${name} menu"])`)
  return {
    link: item.getByCss('.mega-head > a'),
    toggle: item.getByCss('summary'),
    panel: item.getByCss('.mega-panel'),
    menu: item.getByCss('details'),
    items: item.getByCss('.mega-panel a'),
  }
}

/** Opens a page with motion allowed, and waits until its menus are loaded. */
export async function openWithMenus(path: string): Promise<void> {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(path)
  await expect.poll(() => document.querySelectorAll('.mega-panel a').length).toBeGreaterThan(0)
}

/** Expects that no menu of the bar is visible. */
export const expectNoneOpen = () =>
  expect
    .poll(() =>
      [...document.querySelectorAll('.mega-panel')].filter((one) => one.checkVisibility()),
    )
    .toHaveLength(0)

/** Moves the pointer away from the bar and its menus, and waits until all menus are closed. */
export async function leaveMenus(): Promise<void> {
  await commands.moveMouse(600, 880)
  await expectNoneOpen()
}
