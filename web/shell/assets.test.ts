import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest = {
  'web/shell/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/main.css'],
    imports: ['_react'],
  },
  'web/routes/articles/blog.tsx': {
    file: 'assets/blog.js',
    css: ['assets/blog.css'],
    imports: ['_blocks', 'web/shell/entry-client.tsx'],
  },
  'web/routes/staff/admin.tsx': { file: 'assets/admin.js', css: ['assets/admin.css'] },
  'web/offline/offline.css': { file: 'assets/offline.css' },
  _react: { file: 'assets/react.js' },
  _blocks: { file: 'assets/blocks.js', css: ['assets/blocks.css'], imports: ['_react'] },
}

test('the assets of a page are the client entry, its style sheet, and the chunks that the client entry and the route need', () => {
  const assets = assetsOf(manifest)
  expect(assets).toMatchObject({
    scripts: ['/assets/entry.js'],
    styles: ['/assets/main.css'],
    offlineStyles: ['/assets/offline.css'],
    preloads: ['/assets/react.js'],
  })
  expect(assets.routes?.['articles/blog']).toEqual(['/assets/blog.js', '/assets/blocks.js'])
  expect(assets.routes?.['site/home']).toEqual([])
  expect(Object.keys(assets.routeStyles ?? {})).toEqual(['articles/blog'])
})

test('the style sheet of a route follows those of the chunks that it imports', () => {
  expect(assetsOf(manifest).routeStyles?.['articles/blog']).toEqual([
    '/assets/blocks.css',
    '/assets/blog.css',
  ])
})

test.each(['web/shell/entry-client.tsx', 'web/offline/offline.css'])(
  'a manifest without %s throws an error',
  (entry) => {
    expect(() => assetsOf({ ...manifest, [entry]: undefined })).toThrow(entry)
  },
)
