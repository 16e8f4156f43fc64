import { Check, Moon, Sun } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { THEMES } from '#shared/engraving/palette.ts'
import { themePreferences } from '#shared/browser/theme.ts'
import { mount } from '#web/ui/island/mount.tsx'
import { useTheme } from './use-choice.ts'
import { preferenceWords, savedWords } from './labels.ts'

const themeWords = { light: 'Light', dark: 'Dark' } as const
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
/** Minimum gap in px between the panel and the pressed button, and between the panel and the edge of the window. */
const gap = 8

/** Places the panel below its button, aligned to the right. If there is too little room below, the panel is placed above the button. */
function place(panel: HTMLElement, control: HTMLElement) {
  const cell = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const left = Math.max(
    gap,
    Math.min(
      cell.right - offsetWidth + 44,
      document.documentElement.clientWidth - offsetWidth - gap,
    ),
  )
  const below = cell.bottom + 13
  const isBelow = below + offsetHeight + gap <= innerHeight
  panel.style.left = `${left}px`
  panel.style.top = `${isBelow ? below : Math.max(gap, cell.top - gap - offsetHeight)}px`
}

interface ThemePanelProps {
  readonly control: HTMLElement
  readonly onClosed: () => void
}

function ThemePanel({ control, onClosed }: ThemePanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const when = useId()
  const { theme, preference } = useTheme()
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const follow = () => place(element, control)
    element.showPopover()
    follow()
    control.setAttribute('aria-expanded', 'true')
    element.querySelector<HTMLElement>('input:checked')?.focus()
    window.addEventListener('resize', follow, { signal })
    element.addEventListener(
      'toggle',
      (event) => {
        if (!(event instanceof ToggleEvent) || event.newState !== 'closed') return
        control.setAttribute('aria-expanded', 'false')
        // Returns the focus to the control, unless the visitor has clicked on another element, which then keeps the focus.
        if (element.contains(document.activeElement) || document.activeElement === document.body)
          control.focus()
        onClosed()
      },
      { signal },
    )
    // Closes the panel when the focus leaves it by keyboard.
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover()
      },
      { signal },
    )
    return () => listening.abort()
  }, [control, onClosed])
  return (
    <dialog ref={panel} popover="auto" aria-labelledby={heading} className="theme-panel">
      <h2 id={heading}>Theme</h2>
      <div className="theme-pair" role="radiogroup" aria-labelledby={heading}>
        {THEMES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="theme"
              checked={theme === name}
              onChange={() => window.certaviaBoot?.choose('manual', name)}
            />
            <span>
              {name === 'light' ? <Sun {...icon} /> : <Moon {...icon} />}
              {themeWords[name]}
            </span>
          </label>
        ))}
      </div>
      <h3 id={when}>When to switch</h3>
      <div className="theme-when" role="radiogroup" aria-labelledby={when}>
        {themePreferences.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="theme-preference"
              checked={preference === name}
              onChange={() => window.certaviaBoot?.choose(name)}
            />
            <span>
              {preferenceWords[name].name}
              <small>{preferenceWords[name].meaning}</small>
            </span>
          </label>
        ))}
      </div>
      <p className="saved-line">
        <Check size={14} strokeWidth={1.8} aria-hidden="true" />
        {savedWords}
      </p>
    </dialog>
  )
}

let isOpen = false
/**
 * True if the press on the button has just closed the panel. The click event of the same press follows, and must not open the panel again.
 */
let isClosing = false

/** Opens the theme preferences below `control`. */
export function toggleThemePanel(control: HTMLElement): void {
  if (isOpen || isClosing) {
    isClosing = false
    return
  }
  isOpen = true
  const pressed = () => (isClosing = true)
  control.addEventListener('pointerdown', pressed)
  const remove = mount(
    <ThemePanel
      control={control}
      onClosed={() => {
        isOpen = false
        control.removeEventListener('pointerdown', pressed)
        remove()
      }}
    />,
  )
}
