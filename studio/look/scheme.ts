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

/** Returns the colour scheme of the Studio for the site's current theme: light, dark or system. */
function schemeNow(): StudioThemeColorSchemeKey {
  const theme = themeNow()
  document.documentElement.dataset['theme'] = theme
  return preferenceOf(ground()) === 'system' ? 'system' : theme
}

/** Stores a colour scheme that was chosen in the Studio as the theme of the site. */
function keep(scheme: StudioThemeColorSchemeKey): void {
  try {
    localStorage.setItem(storageKeys.themePreference, scheme === 'system' ? 'system' : 'manual')
    localStorage.setItem(storageKeys.theme, scheme === 'system' ? themeNow() : scheme)
  } catch {
    // Without access to storage, the choice applies only to this page of the Studio.
  }
}

/** Keeps the Studio's colour scheme equal to the theme of the site, whichever of them changes. */
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
