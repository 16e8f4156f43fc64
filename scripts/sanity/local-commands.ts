/** Command of Sanity's command line that needs Sanity's servers, and its replacement for this project's own lake. */
interface Replacement {
  /** Pattern for the first words of the command, in singular and plural. */
  readonly words: RegExp
  /** Command of this project to run instead, with an example of its arguments. */
  readonly instead: string
}

/** The first matching entry applies. Therefore the entry of a longer command precedes the entry of its first word alone. */
const REPLACEMENTS: readonly Replacement[] = [
  { words: /^datasets? export\b/, instead: 'npm run content:export -- FILE.tar.gz' },
  { words: /^datasets? import\b/, instead: 'npm run content:import -- FILE' },
  { words: /^datasets? create\b/, instead: 'npm run dataset -- create NAME' },
  { words: /^datasets? visibility\b/, instead: 'npm run dataset -- public NAME (or private NAME)' },
  { words: /^datasets?\b/, instead: 'npm run dataset -- list' },
  { words: /^documents? (?:query|get)\b/, instead: `npm run query -- '*[_type == "blog"]'` },
  { words: /^documents? validate\b/, instead: 'npm run dev, and open /studio' },
  { words: /^documents?\b/, instead: 'npm run content:import -- FILE' },
  { words: /^backups?\b/, instead: 'npm run backup -- FILE' },
  { words: /^tokens?\b/, instead: 'npm run token -- NAME' },
  { words: /^users?\b/, instead: 'npm run user -- list' },
]

/** Commands that would run the Studio without this site's settings. They are replaced even if the project is at Sanity. */
const STUDIO = /^(?:dev|build|start|preview|deploy|undeploy)\b/

/** Commands that work without Sanity's servers, or do not access a dataset. */
const OFFLINE =
  /^(?:schemas? (?:extract|validate)|typegen|manifests? extract|docs|help|versions?|telemetry|codemod|debug|doctor|install|learn|exec|skills?|mcp|init)\b/

const found = (command: string, pattern: RegExp) => pattern.exec(command)?.[0]

/**
 * Advice for a command of Sanity's command line that cannot work with this project's own lake, because Sanity's command line only
 * supports Sanity's servers. The sentence names the npm script to run instead. Undefined for commands that work.
 * @param args arguments after `sanity`, such as `['dataset', 'list']`
 * @param hasProject true if SANITY_PROJECT_ID names a project at Sanity
 */
export function adviceFor(args: readonly string[], hasProject: boolean): string | undefined {
  const isAboutItself = args.some((argument) => /^(?:--help|-h|--version|-v)$/.test(argument))
  const command = args.filter((argument) => !argument.startsWith('-')).join(' ')
  if (command === '' || isAboutItself || OFFLINE.test(command)) return undefined
  const studio = found(command, STUDIO)
  if (studio !== undefined) {
    return `"sanity ${studio}" doesn't know this site's Studio. Run npm run dev (or npm start) and open /studio`
  }
  if (hasProject) return undefined
  for (const { words, instead } of REPLACEMENTS) {
    const name = found(command, words)
    if (name !== undefined) {
      return `"sanity ${name}" reaches Sanity's servers only. For this project's own lake, run: ${instead}`
    }
  }
  return `"sanity ${command.split(' ')[0]}" needs a project at Sanity. Set SANITY_PROJECT_ID to yours and run it again`
}
