import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cardBoxes, gap } from './card-boxes.test-support.ts'
import { socialCardSvg, type SocialCard } from './social-card.ts'
import { createTypesetter } from './text-path.ts'

const run = promisify(execFile)
const type = createTypesetter()

const card: SocialCard = {
  path: '/criminal-check',
  title: 'Criminal record check',
  label: 'Background Screening',
  family: 'screening',
  subject: 'gavel',
}

const titled = (title: string) => socialCardSvg({ ...card, title }, type)

describe('the drawing of social images', () => {
  test('a social image is a PNG of 1200 by 630 pixels', async () => {
    const png = await sharp(Buffer.from(socialCardSvg(card, type)))
      .png()
      .toBuffer()
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  })

  test('a social image contains text as paths, because text elements would depend on installed fonts', () => {
    expect(socialCardSvg(card, type)).not.toMatch(/<text|font-family|NaN|undefined/)
  })

  test('a social image is always identical for the same page, and different for different pages', () => {
    expect(socialCardSvg(card, type)).toBe(socialCardSvg(card, createTypesetter()))
    expect(socialCardSvg(card, type)).not.toBe(socialCardSvg({ ...card, path: '/rag' }, type))
  })

  test('a social image has the same bytes if no fonts are installed', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'fonts-'))
    try {
      const fontconfig = join(directory, 'fonts.conf')
      await writeFile(fontconfig, '<?xml version="1.0"?><fontconfig></fontconfig>')
      const program = `
        const { createTypesetter } = await import('./text-path.ts')
        const { socialCardSvg } = await import('./social-card.ts')
        const { createHash } = await import('node:crypto')
        const sharp = (await import('sharp')).default
        const svg = socialCardSvg(${JSON.stringify(card)}, createTypesetter())
        const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
        process.stdout.write(createHash('sha256').update(png).digest('hex'))`
      const draw = async (environment: Readonly<Record<string, string>>) => {
        const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
          cwd: import.meta.dirname,
          env: { ...environment },
        })
        return stdout
      }
      const here = await draw({})
      expect(here).toMatch(/^[\da-f]{64}$/)
      expect(await draw({ FONTCONFIG_FILE: fontconfig, HOME: directory })).toBe(here)
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })

  test.each([
    ['a word too long for any line', 'Donaudampfschifffahrtsgesellschaftskapitän and his mates'],
    ['more text than fits', 'What a name match proves and what it only suggests '.repeat(6)],
    ['letters that the font lacks', 'Łukasz Őry, 東京'],
    ['no characters', ''],
  ])('a social image can have a title with %s', (_, title) => {
    expect(titled(title)).toMatch(/^<svg .*<\/svg>$/)
  })
})

/** Left and lower edge of the relief plate, in pixels. */
const PLATE = { left: 680, bottom: 441 } as const

test.each([
  'RAG',
  'Education & licence verification',
  'Citizenship by investment: what the state asks, and what you can show',
  'Driver and fleet: licences, hours and the checks that go with them on every road in Europe',
  'Transportation, logistics, manufacturing, pharmaceuticals, telecommunications, hospitality',
  'Donaudampfschifffahrtsgesellschaftskapitän and his mates',
  'Élan vital, Ångström and Željko',
  'What a name match proves and what it only suggests '.repeat(6),
])('a social image has name, title, label and plate that do not overlap: %s', (title) => {
  for (const label of ['Background Screening and Risk Mitigation', 'Case Studies']) {
    const {
      name,
      title: block,
      label: part,
    } = cardBoxes(socialCardSvg({ ...card, title, label }, type))
    expect(gap(name, block)).toBeGreaterThanOrEqual(20)
    expect(gap(block, part)).toBeGreaterThanOrEqual(24)
    expect(Math.min(name.left, block.left, part.left)).toBeGreaterThanOrEqual(70)
    expect(block.right).toBeLessThan(PLATE.left)
    expect(part.top).toBeGreaterThan(PLATE.bottom)
    expect(part.bottom).toBeLessThan(530)
  }
})

describe('the typesetter', () => {
  const at = { x: 0, y: 0, size: 100 }

  test('removes accents that the font lacks, and omits letters of other scripts', () => {
    expect(type.line('Őry', at)).toEqual(type.line('Ory', at))
    expect(type.line('東京 a', at)).toEqual(type.line('a', at))
    expect(type.line('é', at).data).not.toBe(type.line('e', at).data)
  })

  test('breaks a text into lines within the width, without losing a word', () => {
    const text = 'Background checks and due diligence, with the limits of each answer beside it'
    const lines = type.wrap(text, { size: 60, width: 500 })
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(type.line(line, { ...at, size: 60 }).width).toBeLessThan(500)
  })
})
