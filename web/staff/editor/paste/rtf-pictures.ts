/** Index after the closing brace of an RTF group. */
function endOfGroup(rtf: string, start: number): number {
  let depth = 0
  for (let at = start; at < rtf.length; at += 1) {
    const letter = rtf[at]
    if (letter === '\\') at += 1
    else if (letter === '{') depth += 1
    else if (letter === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return rtf.length
}

/** Text of a group without its nested groups. */
function ownText(group: string): string {
  let text = ''
  let from = 1
  for (let at = group.indexOf('{', 1); at !== -1; at = group.indexOf('{', from)) {
    // Replaces a nested group by a space, because the group also ends the control word before it.
    text += `${group.slice(from, at)} `
    from = endOfGroup(group, at)
  }
  return text + group.slice(from, -1)
}

/** Bytes of a picture group, decoded from its hexadecimal text without control words. */
function bytesOf(group: string): Uint8Array<ArrayBuffer> {
  const data = ownText(group)
    .replaceAll(/\\[a-z]+-?\d* ?/gi, '')
    .replaceAll(/[^\da-f]/gi, '')
  const bytes = new Uint8Array(data.length >> 1)
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(data.slice(2 * at, 2 * at + 2), 16)
  }
  return bytes
}

const START = /\{\\(nonshppict|\*\\listpicture|pict)(?![a-z])/g

/**
 * Pictures of an RTF text, in order. Word includes picture data only in RTF; its HTML references files on the author's disk. The result has
 * undefined for pictures in formats that browsers cannot show.
 */
export function rtfPictures(rtf: string): readonly (File | undefined)[] {
  const pictures: (File | undefined)[] = []
  START.lastIndex = 0
  for (let match = START.exec(rtf); match !== null; match = START.exec(rtf)) {
    const end = endOfGroup(rtf, match.index)
    START.lastIndex = end
    // Skips fallback copies for old programs, and bullets of lists.
    if (match[1] !== 'pict') continue
    const group = rtf.slice(match.index, end)
    const kind = /\\(png|jpeg)blip/.exec(group)?.[1]
    const name = `pasted-${pictures.length + 1}.${kind === 'jpeg' ? 'jpg' : 'png'}`
    pictures.push(
      kind === undefined ? undefined : new File([bytesOf(group)], name, { type: `image/${kind}` }),
    )
  }
  return pictures
}
