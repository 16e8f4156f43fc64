/**
 * Prints the length and the Flesch-Kincaid school grade of every page, every article of the demo content and each area of the interface,
 * hardest first: `npm run reading-level`.
 */
import { readingLevels } from './reading-levels.ts'

const levels = await readingLevels()
const hardestFirst = levels.toSorted((one, other) => other.grade - one.grade)
const line = (path: string, words: string, grade: string) =>
  `${path.padEnd(58)}${words.padStart(7)}${grade.padStart(8)}`
const average = levels.reduce((sum, { grade }) => sum + grade, 0) / levels.length

console.log(line('page', 'words', 'grade'))
for (const { path, words, grade } of hardestFirst) {
  console.log(line(path, String(words), grade.toFixed(1)))
}
console.log(line(`${levels.length} texts, average`, '', average.toFixed(1)))
