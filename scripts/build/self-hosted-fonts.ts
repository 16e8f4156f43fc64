import type { Plugin } from 'vite'

const FOREIGN_FONT_FACE = /@font-face\s*\{[^}]*https:\/\/design-system-static\.sanity\.io[^}]*\}/g

/** Vite plugin that removes the font which Sanity's style sheets load from Sanity's host. The Studio uses the site's own fonts instead. */
export function selfHostedFonts(): Plugin {
  return {
    name: 'self-hosted-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('design-system-static.sanity.io')) return undefined
      if (id.split('?', 1)[0]?.endsWith('.css')) {
        return { code: withoutForeignFonts(code), map: null }
      }
      return undefined
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = withoutForeignFonts(file.source.toString())
        }
      }
    },
  }
}

/** Style sheet without font faces of other hosts. */
export function withoutForeignFonts(css: string): string {
  return css.replaceAll(FOREIGN_FONT_FACE, '')
}
