import { studioSettings, type StudioSettings } from '#shared/contracts/studio-settings.ts'
import { paths } from '#shared/paths/paths.ts'

/** Reads the settings from the site. Throws if the site does not respond or the response is invalid. */
export async function readSettings(): Promise<StudioSettings> {
  const answer = await fetch(paths.studioSettings, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The settings answered ${answer.status}.`)
  return studioSettings.parse(await answer.json())
}
