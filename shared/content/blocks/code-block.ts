import type { Element } from 'hast'
import { attributeOf, findElement, textOf } from '../../markdown/hast.ts'
import type { ElementReader } from '../../markdown/walk.ts'
import type { BlockDefinition } from './block.ts'

const LANGUAGE = /(?:^|\s)lang(?:uage)?-(\S+)/
const FILE_NAME = /(?:title|file(?:name)?|name)=(?:"([^"]*)"|(\S+))/

/** Info string of a fenced code block. For other code, the language from the class names that highlighters set. */
function infoOf(element: Element): string {
  const inner = findElement(element, ({ tagName }) => tagName === 'code')
  const classes = [element, inner].map((each) => (each ? attributeOf(each, 'className') : ''))
  return attributeOf(element, 'dataInfo') || (LANGUAGE.exec(classes.join(' '))?.[1] ?? '')
}

function fileName(meta: string): { readonly name: string; readonly rest: string } {
  const match = FILE_NAME.exec(meta)
  if (!match) return { name: '', rest: meta.trim() }
  return { name: match[1] ?? match[2] ?? '', rest: meta.replace(match[0], '').trim() }
}

/** Reads language and file name from the info string, such as `rust,ignore title="main.rs"`. Reports other words in it. */
const readCode: ElementReader = (element, _setting, walk) => {
  const info = infoOf(element)
  const meta = attributeOf(element, 'dataMeta')
  // Code without a language may have a file name. The first word is then part of this name.
  const hasLanguage =
    !FILE_NAME.test(`${info} ${meta}`) || !/^(?:title|file(?:name)?|name)=/.test(info)
  const [written = '', ...flags] = hasLanguage ? info.split(/[,\s]+/) : []
  const { name, rest } = fileName(hasLanguage ? meta : `${info} ${meta}`)
  const left = [...flags, rest].filter((word) => word !== '').join(' ')
  if (left !== '') walk.note(`“${left}” after the language of a piece of code was left out`)
  const language = written.toLowerCase()
  const named = /^[a-z0-9+#.-]{1,30}$/.test(language)
  if (!named && language !== '') {
    walk.note(`“${written}” is no name of a language and was left out`)
  }
  walk.writer.push({
    _type: 'codeBlock',
    _key: walk.nextKey(),
    ...(named && { language }),
    ...(name !== '' && { filename: name }),
    code: textOf(element).replace(/\n$/, ''),
  })
  return true
}

/** Code with its language and file name. */
export const codeBlock = {
  label: 'Code',
  hint: 'Code with highlighting',
  words: 'listing program',
  fields: ['code', 'language', 'filename'],
  texts: ({ filename, code }) => [filename, code],
  // Code contains no sentences that could be quoted.
  quoted: 'never',
  markdown({ code, language, filename }) {
    const name = typeof filename === 'string' ? filename.replaceAll(/["\s]+/g, ' ').trim() : ''
    const title = name === '' ? undefined : `title="${name}"`
    const lang = typeof language === 'string' && language !== '' ? language : undefined
    return [
      {
        type: 'code',
        lang: lang ?? title,
        meta: lang === undefined ? undefined : title,
        value: typeof code === 'string' ? code : '',
      },
    ]
  },
  elements: { pre: readCode },
} as const satisfies BlockDefinition
