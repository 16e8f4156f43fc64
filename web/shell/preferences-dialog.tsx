import '#web/site/consent/preferences.css'

/** With its styles, which nobody fetches who has not asked for it. */
export { PreferencesDialog } from '#web/site/consent/preferences-dialog.tsx'
