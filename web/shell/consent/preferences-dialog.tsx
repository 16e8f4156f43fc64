import '#web/site/consent/preferences.css'

/** Dialog of consent preferences with its styles, loaded on demand. */
export { PreferencesDialog } from '#web/site/consent/preferences-dialog.tsx'
