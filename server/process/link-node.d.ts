/** Links the installed Node.js in `node_modules/.bin`. Returns true if the link was missing and has been created. */
export function linkInstalledNode(folder: string, system: string): boolean
