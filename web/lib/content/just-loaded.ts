/** Age up to which data comes from the loader of the navigation under way, milliseconds: another request would ask twice. */
export const JUST_LOADED = 2_000
