import { useEffect, useState } from 'react'
import type { StudioThemeColorSchemeKey } from 'sanity'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { preferenceOf, themeOf, themeTimes } from '#shared/browser/theme.ts'

const system = () => matchMedia('(prefers-color-scheme: dark)')

function ground() {
  try {
    return {
      preference: localStorage.getItem(storageKeys.themePreference),
      theme: localStorage.getItem(storageKeys.theme),
    }
  } catch {
    return { preference: null, theme: null }
  }
}

const themeNow = () =>
  themeOf({ ...ground(), hour: new Date().getHours(), isSystemDark: system().matches })

/** The Studio's word for what the site would show: its menu marks System where that is the preference. */
function schemeNow(): StudioThemeColorSchemeKey {
  const theme = themeNow()
  document.documentElement.dataset['theme'] = theme
  return preferenceOf(ground()) === 'system' ? 'system' : theme
}

/** A choice in the Studio's own menu counts for the site as well. */
function keep(scheme: StudioThemeColorSchemeKey): void {
  try {
    localStorage.setItem(storageKeys.themePreference, scheme === 'system' ? 'system' : 'manual')
    localStorage.setItem(storageKeys.theme, scheme === 'system' ? themeNow() : scheme)
  } catch {
    // Storage may be closed to the site; the Studio then stays as it is.
  }
}

/** The theme of the site for the Studio: chosen in either, followed in both. */
export function useScheme() {
  const [scheme, setScheme] = useState(schemeNow)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const look = () => setScheme(schemeNow())
    const timer = setInterval(look, themeTimes.recheck)
    addEventListener('storage', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    system().addEventListener('change', look, { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
  }, [])
  return {
    scheme,
    onSchemeChange: (next: StudioThemeColorSchemeKey) => {
      keep(next)
      setScheme(schemeNow())
    },
  }
}
