import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BodyBlocks } from './body-blocks.tsx'
import { PlainBlocks } from './plain-blocks.tsx'

const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

it.each(NAMES)(
  'an article body is rendered in which every type, style and mark has the name %s',
  (name) => {
    const paragraph = {
      _type: 'block',
      _key: 'a',
      style: name,
      markDefs: [{ _type: name, _key: 'm' }],
      children: [{ _type: 'span', _key: 's', text: 'Plain words', marks: [name, 'm'] }],
    }
    const body = [
      paragraph,
      { ...paragraph, _key: 'b', listItem: name, level: 1 },
      { _type: name, _key: 'c' },
      { ...paragraph, _key: 'd', children: [{ _type: name, _key: 's' }] },
      { _type: 'callout', _key: 'e', content: [paragraph] },
    ]
    expect(renderToStaticMarkup(<BodyBlocks document="a" body={body} headings={[]} />)).toContain(
      'Plain words',
    )
    expect(renderToStaticMarkup(<PlainBlocks document="a" body={body} />)).toContain('Plain words')
  },
)
