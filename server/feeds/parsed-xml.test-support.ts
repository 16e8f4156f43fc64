import { SaxesParser } from 'saxes'

/** Element of a parsed document, with its name and namespace. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Text of the element without its children. */
  readonly text: string
}

interface Open {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Parses a document. @throws Error if it is not well-formed or a prefix has no namespace */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: Open = { name: '', namespace: '', attributes: {}, children: [], text: '' }
  const stack: Open[] = [root]
  const write = (text: string) => {
    const open = stack.at(-1)
    if (open !== undefined) open.text += text
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: Open = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, { value }]) => [name, value]),
      ),
      children: [],
      text: '',
    }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('closetag', () => void stack.pop())
  parser.write(xml).close()
  const [element] = root.children
  if (element === undefined) throw new Error('the document has no element')
  return element
}

/** Children of an element that have the given name. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name)

/** Text of the first child that has the given name; undefined if there is none. */
export const textOf = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text
