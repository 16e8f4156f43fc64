import { Moon, Sun } from 'lucide-react'
import { storageKeys } from '#shared/storage-keys.ts'

const dark = '(prefers-color-scheme: dark)'

function isDark() {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? matchMedia(dark).matches : chosen === 'dark'
}

function toggle() {
  const theme = isDark() ? 'light' : 'dark'
  const root = document.documentElement
  root.classList.add('theme-changing')
  root.dataset['theme'] = theme
  setTimeout(() => root.classList.remove('theme-changing'), 200)
  try {
    localStorage.setItem(storageKeys.theme, theme)
    localStorage.setItem(storageKeys.themePreference, 'manual')
  } catch {
    // Storage may be closed to the site; the choice then lasts as long as the page.
  }
}

/** Flips between light and dark and remembers it. The style sheet shows the icon of where it leads. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Change between light and dark"
      data-tip=""
      onClick={toggle}
    >
      <Moon className="in-light" size={16} strokeWidth={1.5} aria-hidden="true" />
      <Sun className="in-dark" size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
