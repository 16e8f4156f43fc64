import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

/** Sources that can show a time or a number. */
const SOURCES = ['{lake,schemas,server,shared,studio,web}/**/*.{ts,tsx}']

/** The only files that format times and numbers with the functions of JavaScript. */
const FORMATTERS = /^shared\/(?:time\/[\w-]+|text\/count)\.ts$/u

const FORMATS = /\btoLocale(?:Date|Time)?String\b|\bIntl\.(?:DateTime|Number)Format\b(?!Part)/u

/** Pattern of code that cuts a day or a time out of an ISO date for a visible text, as in `${at.slice(0, 10)} ${at.slice(11, 16)}`. */
const CUT = /\.slice\(11, 16\)|\.slice\(0, 16\)\.replace\(/u

/** True if a line of a source file formats a time or a number without the functions of `shared`. */
const isOwnFormat = (file: string, line: string): boolean =>
  !FORMATTERS.test(file) && (FORMATS.test(line) || CUT.test(line))

describe('the sources', () => {
  it('only shared/time and shared/text/count format times and numbers', async () => {
    const found: string[] = []
    for await (const file of glob(SOURCES, {
      exclude: (name) => name === 'node_modules' || /\.(?:component\.)?test\.tsx?$/u.test(name),
    })) {
      const path = file.replaceAll('\\', '/')
      const lines = (await readFile(file, 'utf8')).split('\n')
      for (const [at, line] of lines.entries()) {
        if (isOwnFormat(path, line)) found.push(`${path}:${at + 1} ${line.trim()}`)
      }
    }
    expect(found).toEqual([])
  })

  it.each([
    ['web/site/clock.tsx', 'const format = new Intl.DateTimeFormat()'],
    ['server/leads/mail.ts', 'new Date(at).toLocaleString()'],
    ['studio/inputs/time.ts', 'return `${text.slice(0, 10)} ${text.slice(11, 16)}`'],
  ])('a line of %s that formats a time or number itself is reported: %s', (file, line) => {
    expect(isOwnFormat(file, line)).toBe(true)
  })

  it('the files that define the formats may format times and numbers', () => {
    expect(isOwnFormat('shared/time/zone-formats.ts', 'new Intl.DateTimeFormat()')).toBe(false)
  })
})
