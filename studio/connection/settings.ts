import { studioSettings, type StudioSettings } from '#shared/contracts/studio-settings.ts'
import { paths } from '#shared/paths/paths.ts'

/** Asks the site where its content is. Throws when there is no answer, or one that is not the settings. */
export async function readSettings(): Promise<StudioSettings> {
  const answer = await fetch(paths.studioSettings, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The settings answered ${answer.status}.`)
  return studioSettings.parse(await answer.json())
}
