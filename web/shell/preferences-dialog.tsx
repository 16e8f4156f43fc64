import '#web/site/consent/preferences.css'

/** Dialog with its styles, loaded on demand. */
export { PreferencesDialog } from '#web/site/consent/preferences-dialog.tsx'
