const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Matches a text whose last full stop belongs to an abbreviation or a list number and does not end a sentence. */
const GOES_ON = /(?:\b(?:e\.g|i\.e|etc|No|Art|art|vs|approx|Dr|Mr|Mrs|Ms|St|cf|p|pp)\.|^\d+\.)\s*$/u

/** Sentences of a text, in their order. A line break also ends a sentence. */
export function sentencesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (GOES_ON.test(open)) continue
      if (open.trim() !== '') sentences.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') sentences.push(open.trim())
    return sentences
  })
}
