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

/** Colour scheme of the Studio for the site's theme: its menu marks System if that is the preference. */
function schemeNow(): StudioThemeColorSchemeKey {
  const theme = themeNow()
  document.documentElement.dataset['theme'] = theme
  return preferenceOf(ground()) === 'system' ? 'system' : theme
}

/** Stores a choice in the Studio's own menu for the site as well. */
function keep(scheme: StudioThemeColorSchemeKey): void {
  try {
    localStorage.setItem(storageKeys.themePreference, scheme === 'system' ? 'system' : 'manual')
    localStorage.setItem(storageKeys.theme, scheme === 'system' ? themeNow() : scheme)
  } catch {
    // Without storage access, the Studio keeps its scheme.
  }
}

/** Theme of the site in the Studio, synchronised in both directions. */
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
