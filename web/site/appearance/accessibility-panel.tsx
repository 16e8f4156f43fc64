import { Check, Minus, Plus, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { openExclusively } from '#web/lib/overlays/open-overlay.ts'
import { mount } from '#web/ui/island/mount.tsx'
import { SizeRuler, sizeBeside } from './size-ruler.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useSettings, useSystemStill } from './use-settings.ts'
import { savedWords } from './labels.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Font size setting: two buttons with a ruler between them, and a sample text in the chosen size. */
function FontSize() {
  const { settings, change } = useSettings()
  const { fontSize } = settings
  const setSize = (next: number) => {
    if (next !== fontSize) change({ fontSize: next })
  }
  const button = (name: string, steps: number, drawing: ReactNode) => (
    <button
      type="button"
      className="size-button"
      aria-label={name}
      aria-disabled={sizeBeside(fontSize, steps) === fontSize || undefined}
      onClick={() => setSize(sizeBeside(fontSize, steps))}
    >
      {drawing}
    </button>
  )
  return (
    <>
      <h3>Font size</h3>
      <div className="size">
        {button('Smaller', -1, <Minus {...icon} />)}
        <SizeRuler size={fontSize} onSize={setSize} />
        {button('Larger', 1, <Plus {...icon} />)}
      </div>
      <div className="size-sample">
        <p>
          This is how text on this site will look. <output aria-live="polite">{fontSize}%</output>
        </p>
      </div>
    </>
  )
}

function Switches() {
  const { settings, change } = useSettings()
  const isSystemStill = useSystemStill()
  return (
    <>
      <SwitchRow
        name="Color Blind-Beta"
        meaning="Easier colours, plus patterns in charts."
        isOn={settings.colorBlindMode}
        onSwitch={(colorBlindMode) => change({ colorBlindMode })}
      />
      <h3>More settings</h3>
      <SwitchRow
        name="Underline every link"
        meaning="Also in menus and lists."
        isOn={settings.underlineLinks}
        onSwitch={(underlineLinks) => change({ underlineLinks })}
      />
      <SwitchRow
        name="Reduce motion"
        meaning={isSystemStill ? 'Your device already asks for this.' : 'Turns off animations.'}
        isOn={isSystemStill || settings.stopMovement}
        isGiven={isSystemStill}
        onSwitch={(stopMovement) => change({ stopMovement })}
      />
      <SwitchRow
        name="Stronger contrast"
        meaning="Darker labels and rules."
        isOn={settings.strongerContrast}
        onSwitch={(strongerContrast) => change({ strongerContrast })}
      />
    </>
  )
}

/** Switch for the shortcut Alt+A, which is on by default. */
function Shortcut() {
  const { settings, change } = useSettings()
  const isOn = !settings.withoutShortcut
  return (
    <button
      type="button"
      className="shortcut"
      role="switch"
      aria-checked={isOn}
      aria-label="Open with Alt+A"
      data-tip=""
      onClick={() => change({ withoutShortcut: isOn })}
    >
      <kbd>Alt+A</kbd>
    </button>
  )
}

/** Closes the panel when the visitor presses Escape, clicks outside the panel, or moves the focus from the panel to the page. */
function useLeaving(panel: { readonly current: HTMLElement | null }, close: () => void) {
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const isInside = (target: EventTarget | null) =>
      target instanceof Element &&
      (element.contains(target) || target.closest('[data-opens=accessibility]') !== null)
    const typed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const pressed = ({ target }: Event) => {
      if (!isInside(target)) close()
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !isInside(relatedTarget)) close()
    }
    document.addEventListener('keydown', typed, { signal })
    document.addEventListener('pointerdown', pressed, { signal })
    element.addEventListener('focusout', left, { signal })
    return () => listening.abort()
  }, [panel, close])
}

function AccessibilityPanel({ close }: { readonly close: () => void }) {
  const panel = useRef<HTMLDialogElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const { reset } = useSettings()
  useLeaving(panel, close)
  useLayoutEffect(() => {
    if (panel.current === null) return
    // Sets the font size of the panel to its size at opening, so that the buttons do not move while the visitor changes the font size of
    // the page.
    panel.current.style.fontSize = getComputedStyle(document.documentElement).fontSize
    document.documentElement.style.setProperty('--panel-width', `${panel.current.offsetWidth}px`)
    closing.current?.focus({ preventScroll: true })
  }, [])
  return (
    <dialog
      open
      ref={panel}
      className="access-panel"
      data-slot="accessibility-panel"
      aria-labelledby={heading}
    >
      <div className="access-head">
        <h2 id={heading}>Accessibility</h2>
        <button
          ref={closing}
          type="button"
          className="access-close"
          aria-label="Close"
          onClick={close}
        >
          <X {...icon} />
        </button>
        <Shortcut />
      </div>
      <div className="access-body">
        <FontSize />
        <Switches />
      </div>
      <div className="access-foot">
        <p className="saved-line">
          <Check size={14} strokeWidth={1.8} aria-hidden="true" />
          {savedWords}
        </p>
        <button type="button" className="access-reset" onClick={reset}>
          Reset to Default
        </button>
      </div>
    </dialog>
  )
}

const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[data-opens=accessibility][aria-expanded]'),
]

/**
 * If `control` is in the mobile menu, closes the menu.
 * @returns the element that gets the focus when the panel closes: the button of the menu, or `control` if it is not in the menu
 */
function leaveMenu(control: HTMLElement | undefined): HTMLElement | undefined {
  const menu = control?.closest<HTMLDetailsElement>('.menu')
  if (menu === null || menu === undefined) return control
  menu.open = false
  return menu.querySelector('summary') ?? undefined
}

const focusedNow = () =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined

let closeOpen: (() => void) | undefined

/**
 * Opens or closes the accessibility menu.
 * @param control the pressed button; absent if the shortcut was used
 */
export function toggleAccessibility(control?: HTMLElement): void {
  if (closeOpen !== undefined) return closeOpen()
  const back = leaveMenu(control ?? focusedNow())
  const close = () => {
    if (closeOpen === undefined) return
    closeOpen = undefined
    const { activeElement } = document
    const wasInside = activeElement?.closest('.access-panel') !== null
    remove()
    leaveFloor()
    for (const opener of openers()) opener.ariaExpanded = 'false'
    document.documentElement.style.removeProperty('--panel-width')
    if (wasInside || activeElement === document.body) back?.focus({ preventScroll: true })
  }
  const leaveFloor = openExclusively('accessibility', close)
  closeOpen = close
  for (const opener of openers()) opener.ariaExpanded = 'true'
  const remove = mount(<AccessibilityPanel close={close} />)
}
