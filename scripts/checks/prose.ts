/**
 * Measures the English of comments, test names, documents and commit subjects. `npm run prose` prints the figures;
 * `npm run prose -- --list [path...]` prints each finding.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import {
  commentsIn,
  listedWordsIn,
  measure,
  opensAsClause,
  sentencesIn,
  testNamesIn,
  type ProseFigures,
  type SourceText,
} from './prose-measures.ts'

/** Top-level folders with source files. */
const FOLDERS = [
  'lake',
  'server',
  'shared',
  'web',
  'e2e',
  'scripts',
  'bench',
  'studio',
  'schemas',
  'seed',
] as const

/** Maximum share of comments and test names that begin with what, whether, where, who, which or how. */
const MAX_OPENINGS = 0.03
/** Maximum number of listed words in 1,000 words. */
const MAX_LISTED = 2
/** Maximum number of words of a sentence in a document. */
const LONG_SENTENCE = 30
/** Maximum share of sentences in documents with more than {@link LONG_SENTENCE} words. */
const MAX_LONG = 0.05
/** Maximum length of a commit subject, in characters. */
const MAX_SUBJECT = 72
/** Last commit without a limit on the length of its subject. This commit and earlier ones are not checked. */
const LAST_FREE_COMMIT = 'd8c3fe4f'

/** Part of the repository with its own figures: a top-level folder, or all documents together. */
export interface Part {
  readonly name: string
  readonly figures: string
  readonly meetsLimits: boolean
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000, stdio: 'pipe' }).trim()

const tracked = (...patterns: readonly string[]): readonly string[] =>
  git('ls-files', '--', ...patterns)
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))

const textsOf = (file: string): readonly SourceText[] => {
  const source = readFileSync(file, 'utf8')
  const names = /\.(?:test|spec|test-support)\.tsx?$|^e2e\//u.test(file)
    ? testNamesIn(file, source)
    : []
  return [...commentsIn(file, source), ...names]
}

const sourcesOf = (folder: string): readonly string[] =>
  tracked(folder).filter((file) => /\.(?:ts|tsx|js)$/u.test(file))

// Excludes the articles in `seed`, which are demonstration content and not documents.
const documents = (): readonly string[] => tracked('*.md', ':!seed')

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function partOf(name: string, { texts, words, openings, listed }: ProseFigures): Part {
  const share = openings / Math.max(texts, 1)
  const perThousand = (1000 * listed) / Math.max(words, 1)
  return {
    name,
    figures:
      `${texts} comments and test names, ${percent(share)} begin with what, which …; ` +
      `${perThousand.toFixed(1)} listed words in 1,000`,
    meetsLimits: share <= MAX_OPENINGS && perThousand <= MAX_LISTED,
  }
}

function documentsPart(): Part {
  const all = documents().flatMap((file) => sentencesIn(readFileSync(file, 'utf8')))
  const share = all.filter(({ words }) => words > LONG_SENTENCE).length / all.length
  return {
    name: 'documents',
    figures: `${all.length} sentences, ${percent(share)} longer than ${LONG_SENTENCE} words`,
    meetsLimits: share <= MAX_LONG,
  }
}

/** Figures of every top folder and of the documents. */
export const prose = (): readonly Part[] => [
  ...FOLDERS.map((folder) =>
    partOf(
      folder,
      measure(
        sourcesOf(folder)
          .flatMap(textsOf)
          .map(({ text }) => text),
      ),
    ),
  ),
  documentsPart(),
]

/** Subjects of the commits after {@link LAST_FREE_COMMIT}; an empty list without the history of the repository. */
function newSubjects(): readonly string[] {
  try {
    git('merge-base', '--is-ancestor', LAST_FREE_COMMIT, 'HEAD')
  } catch {
    return []
  }
  return git('log', '--no-merges', '--format=%s', `${LAST_FREE_COMMIT}..HEAD`)
    .split('\n')
    .filter(Boolean)
}

/** Messages about parts above the limits and about subjects that are too long. */
export function problemsOf(parts: readonly Part[], subjects: readonly string[]): readonly string[] {
  const above = parts.filter(({ meetsLimits }) => !meetsLimits)
  return [
    ...above.map(({ name, figures }) => `${name} is above the limits: ${figures}`),
    ...subjects
      .filter((subject) => subject.length > MAX_SUBJECT)
      .map((subject) => `commit subject of ${subject.length} characters: ${subject}`),
  ]
}

/** Messages about this repository. */
export const problems = (parts: readonly Part[]): readonly string[] =>
  problemsOf(parts, newSubjects())

/** Every finding below some paths, one line each. */
function findings(paths: readonly string[]): readonly string[] {
  const below = new Set(tracked(...paths))
  const inSources = FOLDERS.flatMap(sourcesOf)
    .filter((file) => below.has(file))
    .flatMap((file) =>
      textsOf(file)
        .filter(({ text }) => opensAsClause(text) || listedWordsIn(text).length > 0)
        .map(({ line, text }) => `${file}:${line} ${text.replaceAll(/\s+/gu, ' ')}`),
    )
  const inDocuments = documents()
    .filter((file) => below.has(file))
    .flatMap((file) =>
      sentencesIn(readFileSync(file, 'utf8'))
        .filter(({ words }) => words > LONG_SENTENCE)
        .map(({ sentence, words }) => `${file} (${words} words) ${sentence}`),
    )
  return [...inSources, ...inDocuments]
}

if (import.meta.main) {
  const [option, ...paths] = process.argv.slice(2)
  if (option === '--list') {
    for (const line of findings(paths)) console.log(line)
  } else {
    const parts = prose()
    for (const { name, figures } of parts) {
      console.log(`${name.padEnd(10)} ${figures}`)
    }
    const found = problems(parts)
    for (const problem of found) console.log(problem)
    if (found.length > 0) process.exitCode = 1
  }
}
